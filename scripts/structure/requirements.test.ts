import { describe, expect, test } from 'vitest';
import { plantRepository } from './plant-repository.ts';
import { checkRequirements } from './requirements.ts';

const fieldTest = 'packages/ui/src/field.test.ts';
const formTest = 'apps/hub/src/form.test.ts';

/** Plants a page of two sections with one row each. The arguments are the last cells of these rows. */
function plant({ states, checks }: { states: string; checks: string }) {
  return plantRepository({
    'docs/requirements.md': [
      '## 4 States',
      `| 4.1 | An error wins over \`focus\`. | [field.ts](../packages/ui/src/field.ts) | ${states} |`,
      '## 5 Checks',
      `| 5.1 | A name is required. | open | ${checks} |`,
    ].join('\n'),
    'packages/ui/src/field.ts': '',
    [fieldTest]: [
      "test('spec 4 · input: an error wins', () => {});",
      "test('spec 4 · input: a message is needed', () => {});",
      "test('it has a label', () => {});",
    ].join('\n'),
    [formTest]: "test.each(['', ' '])(\n  'spec 5 · the name \"%s\" is refused',\n  () => {},\n);",
  });
}

const field = '[field.test.ts](../packages/ui/src/field.test.ts)';
const form = '[form.test.ts](../apps/hub/src/form.test.ts)';
const all = {
  states: `\`spec 4 · input: …\`, \`it has a label\` ${field}`,
  checks: `\`spec 5 · the name "%s" is refused\` ${form}`,
};

describe('the check of the requirements', () => {
  test('reports nothing if every test of a section is cited, by its name or by a beginning that several share', () => {
    expect(checkRequirements(plant(all))).toEqual([]);
  });

  test('reports a cited test that its file does not have any more', () => {
    const states = `\`spec 4 · input: …\`, \`it has no label\` ${field}; \`spec 4 · output: …\` ${field}`;

    expect(checkRequirements(plant({ ...all, states }))).toEqual([
      `docs/requirements.md:2 cites a test that ${fieldTest} does not have: it has no label`,
      `docs/requirements.md:2 cites a test that ${fieldTest} does not have: spec 4 · output: …`,
    ]);
  });

  test('reports the beginning of a name that is cited as if it were the whole name', () => {
    const checks = `\`spec 5 · the name …\`, \`spec 5 · the name\` ${form}`;

    expect(checkRequirements(plant({ ...all, checks }))).toEqual([
      `docs/requirements.md:4 cites a test that ${formTest} does not have: spec 5 · the name`,
    ]);
  });

  test('reports a link to a file that does not exist', () => {
    const states = `${all.states}; \`it has no label\` [gone.test.ts](../packages/ui/src/gone.test.ts)`;

    expect(checkRequirements(plant({ ...all, states }))).toEqual([
      'docs/requirements.md:2 links packages/ui/src/gone.test.ts, which is not there',
    ]);
  });

  test('reports a row without a test, and a test of a section that is not cited, or cited only in another section', () => {
    const states = `\`spec 4 · input: an error wins\` ${field}; ${all.checks}`;

    expect(checkRequirements(plant({ states, checks: '—' }))).toEqual([
      'docs/requirements.md:4 cites no test for requirement 5.1',
      `${formTest}:1 shows section 5 of docs/requirements.md, which does not cite it there: spec 5 · the name "%s" is refused`,
      `${fieldTest}:2 shows section 4 of docs/requirements.md, which does not cite it there: spec 4 · input: a message is needed`,
    ]);
  });
});
