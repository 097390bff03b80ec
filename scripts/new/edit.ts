import ts from 'typescript';
import { Refusal } from './refusal.ts';

const withoutTypes = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutTypes(node.expression) : node;

/** What a constant at the top of a file is set to, without `as const` and the like. */
function valueOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const constants = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const value = constants.find((one) => one.name.getText(source) === name)?.initializer;
  return value && withoutTypes(value);
}

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * Adds an entry at the end of the list or record `name`. The place is found by TypeScript's parser, so that it does not
 * depend on how the file is laid out.
 * @throws Refusal when the file has no such list
 */
export function addEntry(file: string, text: string, name: string, entry: string): string {
  const value = valueOf(parse(file, text), name);
  const isList = value && (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value));
  if (!isList) throw new Refusal(`${file} has no list called '${name}' to add to. Nothing was changed.`);
  const entries = ts.isArrayLiteralExpression(value) ? value.elements : value.properties;
  const last = entries.at(-1);
  const bracket = value.end - 1;
  const afterLast = last?.end ?? bracket;
  const comma = last && !entries.hasTrailingComma ? ',' : '';
  const between = comma + text.slice(afterLast, bracket);
  // The bracket may stand behind a comment that goes to the end of its line.
  const newLine = /\n\s*$/.test(between) ? '' : '\n';
  return `${text.slice(0, afterLast)}${between}${newLine}${entry},\n${text.slice(bracket)}`;
}
