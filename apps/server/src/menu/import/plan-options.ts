import { foldName } from '@maru/contract/menu/fold-name.ts';
import type { OptionRow } from '@maru/contract/menu/import-rows.ts';
import { longest, mostChoices, mostPrice } from '@maru/contract/menu/menu-fields.ts';
import { newId } from '#server/db/new-id.ts';
import type { ChoiceRow, CollectionRow } from '#server/menu/options/options-writes.queries.ts';
import type { Problem } from './import-plan.ts';
import type { MenuOfToday } from './menu-of-today.ts';
import { Names } from './names.ts';
import { cellReader, isBlank } from './read-cells.ts';

type Collection = CollectionRow & { choices: ChoiceRow[]; rowOfChoice: Map<string, number>; isBad: boolean };

export type OptionPlan = {
  problems: Problem[];
  made: CollectionRow[];
  /** Names of collections that already exist and are left unchanged. */
  kept: string[];
  /** Existing ones and those of the file, for the rows of items. */
  named: NamedCollections;
};

export type NamedCollections = {
  idOf: (name: string) => string | undefined;
  nameOf: (id: string) => string;
};

/**
 * Plans the collections that a file creates, that is those with an unused name. A collection with an invalid row is
 * left out completely.
 */
export function planOptions(rows: readonly OptionRow[], today: MenuOfToday): OptionPlan {
  const idsByName = new Names<string>();
  for (const { id, name } of today.collections) idsByName.add(name, id);

  const problems: Problem[] = [];
  const kept = new Map<string, string>();
  const found = new Names<Collection>();
  const made: Collection[] = [];
  let last: string | undefined;
  for (const row of rows) {
    if (isBlank(row)) continue;
    // A merged cell has its value in the first row only.
    const named = row.collection?.trim() ? row : { ...row, collection: last };
    last = named.collection;
    const name = last?.normalize('NFC').trim() ?? '';
    if (name !== '' && idsByName.find(name) !== undefined) {
      kept.set(foldName(name), name);
      continue;
    }
    planChoice(named, { problems, found, made });
  }

  const good = made.filter(({ isBad, choices }) => !isBad && choices.length > 0);
  for (const { name, id } of good) idsByName.add(name, id);
  const namesById = new Map([...today.collections, ...good].map(({ id, name }) => [id, name]));
  return {
    problems,
    made: good.map(({ rowOfChoice: _, isBad: __, ...collection }) => collection),
    kept: [...kept.values()],
    named: { idOf: (name) => idsByName.find(name), nameOf: (id) => namesById.get(id) ?? '' },
  };
}

type Progress = { problems: Problem[]; found: Names<Collection>; made: Collection[] };

function planChoice(row: OptionRow, { problems, found, made }: Progress) {
  const ownProblems: Problem[] = [];
  const cells = cellReader<Problem['column']>(row, (column, problem, detail = null) => {
    ownProblems.push({ sheet: 'OPTIONS', row: row.row, column, problem, detail });
    return undefined;
  });
  const name = cells.name('collection', longest.collection);
  const choice = readChoice(row, cells);
  if (row.collection === undefined) cells.say('collection', 'required');

  const collection = name === undefined ? undefined : (found.find(name) ?? readCollection(name, cells));
  if (collection && !made.includes(collection)) {
    made.push(collection);
    found.add(collection.name, collection);
  }
  if (collection && choice) addChoice(collection, choice, row.row, cells);
  if (collection && ownProblems.length > 0) collection.isBad = true;
  problems.push(...ownProblems);
}

type Cells = ReturnType<typeof cellReader<Problem['column']>>;

function readChoice(row: OptionRow, cells: Cells): ChoiceRow | undefined {
  if (row.choice === undefined) return cells.say('choice', 'required');
  const name = cells.name('choice', longest.choice);
  const nameEn = cells.textOrNone('choiceEn', longest.choice) ?? null;
  const limits = { least: -mostPrice, most: mostPrice };
  const priceDifference = cells.numberOrNone('priceDifference', limits) ?? 0;
  const byDefault = cells.yesOrNo('byDefault') ?? false;
  return name === undefined ? undefined : { id: newId(), name, nameEn, priceDifference, byDefault };
}

/** The first row of a collection defines its settings. */
function readCollection(name: string, cells: Cells): Collection {
  return {
    id: newId(),
    name,
    nameEn: cells.textOrNone('collectionEn', longest.collection) ?? null,
    mandatory: cells.yesOrNo('mandatory') ?? false,
    multiple: cells.yesOrNo('multiple') ?? false,
    choices: [],
    rowOfChoice: new Map(),
    isBad: false,
  };
}

function addChoice(collection: Collection, choice: ChoiceRow, row: number, cells: Cells) {
  const { choices, rowOfChoice, multiple } = collection;
  const twin = rowOfChoice.get(foldName(choice.name));
  if (twin !== undefined) return cells.say('choice', 'twice', String(twin));
  rowOfChoice.set(foldName(choice.name), row);
  if (choices.length === mostChoices) return cells.say('choice', 'tooManyChoices', String(mostChoices));
  if (!multiple && choice.byDefault && choices.some(({ byDefault }) => byDefault))
    return cells.say('byDefault', 'oneDefaultOnly');
  choices.push(choice);
}
