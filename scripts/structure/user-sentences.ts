import { at, type Finding, type Node, productFiles, type Repository, type SourceFile } from './repository.ts';
import { isNode, nameOf, nodesOf, textOf } from './syntax.ts';

const shownAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'placeholder',
  'title',
]);

const syllable = /[가-힣]/;
const letter = /\p{L}/u;
/** The product name is the same in every language. */
const productName = /\bMaru\b/g;

/** No user-visible text in code: no Hangul, and no words between tags or in visible attributes. */
export function checkUserSentences(repository: Repository): Finding[] {
  return productFiles(repository).flatMap((file) => [
    ...hangul(file),
    ...(file.path.endsWith('.tsx')
      ? [...wordsBetweenTags(file), ...wordsInAttributes(file)]
      : wordsInHtml(file)),
  ]);
}

function hangul(file: SourceFile): Finding[] {
  return nodesOf(file, 'Literal', 'TemplateLiteral', 'JSXText')
    .filter((node) => syllable.test(textOf(node) ?? (node.type === 'JSXText' ? String(node.value) : '')))
    .map((node) => at(file, node.start, 'has Korean words; they belong in a .ko.json'));
}

function wordsBetweenTags(file: SourceFile): Finding[] {
  const children = nodesOf(file, 'JSXElement', 'JSXFragment')
    .filter(({ openingElement }) => !isKeyName(openingElement))
    .flatMap((element) => element.children as Node[]);
  const shown = children.flatMap(({ type, value, expression, ...child }) => {
    if (type === 'JSXText' && hasWords(String(value))) return [{ type, ...child }];
    return type === 'JSXExpressionContainer' ? shownStrings(expression) : [];
  });
  return shown.map((node) => at(file, node.start, 'shows words; they belong in a locale file'));
}

function wordsInAttributes(file: SourceFile): Finding[] {
  return nodesOf(file, 'JSXAttribute')
    .filter(({ name }) => shownAttributes.has(nameOf(name) ?? ''))
    .flatMap(({ name, value }) => {
      const inside = isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value;
      return shownStrings(inside).map((node) =>
        at(file, node.start, `has words in ${nameOf(name)}; they belong in a locale file`),
      );
    });
}

/** Key names are as printed on the keyboard. */
function isKeyName(openingElement: unknown): boolean {
  return isNode(openingElement) && nameOf(openingElement.name) === 'Kbd';
}

/** Strings that an expression may evaluate to. */
function shownStrings(expression: unknown): Node[] {
  if (!isNode(expression)) return [];
  const { type, consequent, alternate, left, right } = expression;
  if (type === 'ConditionalExpression') return [...shownStrings(consequent), ...shownStrings(alternate)];
  if (type === 'LogicalExpression') return [...shownStrings(left), ...shownStrings(right)];
  return hasWords(textOf(expression) ?? '') ? [expression] : [];
}

function wordsInHtml(file: SourceFile): Finding[] {
  return nodesOf(file, 'Literal', 'TemplateLiteral')
    .filter((node) => {
      const html = textOf(node) ?? '';
      if (!/<\/[a-z][^>]*>/i.test(html)) return false;
      return hasWords(html.replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '').replace(/<[^>]*>/g, ''));
    })
    .map((node) => at(file, node.start, 'has words in HTML; they belong in a locale file'));
}

function hasWords(text: string): boolean {
  return letter.test(text.replace(productName, '').replace(/&\w+;/g, ''));
}
