import { Switch } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { DayFilter } from '#hub/lib/filters/day-filter.tsx';
import { FilterBar, FilterPair } from '#hub/lib/filters/filter-bar.tsx';
import { logModules } from '#hub/lib/log-modules/log-modules.ts';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import type { LogAddress, LogChange } from './log-address.ts';
import { useLogWords } from './use-log-words.ts';

type LogFiltersProps = { address: LogAddress; onChange: (change: LogChange, replace?: boolean) => void };

const levels = ['ERROR', 'WARN', 'INFO'] as const;
const named = ['person', 'store', 'code', 'request'] as const;

/** Filters by level, period and module. Filters by person, store and subject are behind a button. */
export function LogFilters({ address, onChange }: LogFiltersProps) {
  const { t, moduleName } = useLogWords();
  const { level, module, from, to, looks = false } = address;
  const isMoreSet = named.some((name) => address[name] !== undefined) || looks;
  const isSet = isMoreSet || Boolean(level || module || from || to);
  const clear = () =>
    onChange({
      ...{ level: undefined, module: undefined, from: undefined, to: undefined, looks: undefined },
      ...{ person: undefined, store: undefined, code: undefined, request: undefined },
    });

  return (
    <FilterBar
      label={t('filters.label')}
      texts={{ more: t('filters.more'), less: t('filters.less'), clear: t('filters.clear') }}
      isMoreSet={isMoreSet}
      isMany
      onClear={isSet ? clear : undefined}
      more={
        <>
          {named.map((name) => (
            <NamedFilter
              key={name}
              label={t(`filters.${name}`)}
              value={address[name]}
              onChange={(value) => onChange({ [name]: value }, true)}
            />
          ))}
          <Switch
            label={t('filters.looks')}
            checked={looks}
            onChange={({ currentTarget }) => onChange({ looks: currentTarget.checked || undefined })}
          />
        </>
      }
    >
      <ChoiceFilter
        label={t('columns.level')}
        everyText={t('filters.every')}
        options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        value={level}
        onChange={(value) => onChange({ level: value })}
      />
      <ChoiceFilter
        label={t('columns.module')}
        everyText={t('filters.every')}
        options={logModules.map((value) => ({ value, label: moduleName(value) }))}
        value={module}
        onChange={(value) => onChange({ module: value })}
        hasSearch
        {...(module && { goneText: module })}
      />
      <FilterPair>
        <DayFilter
          label={t('filters.from')}
          value={from}
          onChange={(date) => onChange({ from: date }, true)}
        />
        <DayFilter label={t('filters.to')} value={to} onChange={(date) => onChange({ to: date }, true)} />
      </FilterPair>
    </FilterBar>
  );
}

type NamedFilterProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

function NamedFilter({ label, value, onChange }: NamedFilterProps) {
  const [typed, type] = useTypedQuery(value ?? '', (text) => onChange(text || undefined));
  return <TextInput label={label} value={typed} onChange={type} autoComplete="off" spellCheck={false} />;
}
