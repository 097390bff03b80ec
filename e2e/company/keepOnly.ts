import ts from 'typescript';

/** The list or record within an expression such as `{ … } as const satisfies Covers`. */
const literalIn = (node: ts.Expression | undefined): ts.NodeArray<ts.Node> | undefined => {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalIn(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  return ts.isObjectLiteralExpression(node) ? node.properties : undefined;
};

const nameOf = (name: ts.Node) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The entries of the first list or record with a name, at whatever depth. */
const entriesOf = (node: ts.Node, list: string): ts.NodeArray<ts.Node> | undefined => {
  const isIt =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && nameOf(node.name) === list;
  return (isIt && literalIn(node.initializer)) || ts.forEachChild(node, (child) => entriesOf(child, list));
};

/** An entry of a record is known by its key, one of a list by its slug. */
const keyOf = (entry: ts.Node): string | undefined => {
  if (ts.isPropertyAssignment(entry)) return nameOf(entry.name);
  const slug =
    ts.isObjectLiteralExpression(entry) && entry.properties.find(({ name }) => name?.getText() === 'slug');
  return slug && ts.isPropertyAssignment(slug) ? nameOf(slug.initializer) : undefined;
};

/**
 * Deletes entries of a list or record in a source text, as a person would.
 * @param list the name of its variable or property
 * @throws Error when there is no such list, or an entry to keep is not in it
 */
export function keepOnly(text: string, list: string, kept: readonly string[]): string {
  const entries = entriesOf(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true), list);
  if (!entries) throw new Error(`There is no list ${list}.`);
  const missing = kept.filter((key) => !entries.some((entry) => keyOf(entry) === key));
  if (missing.length > 0) throw new Error(`${list} has no ${missing.join(', ')}.`);
  return entries
    .filter((entry) => !kept.includes(keyOf(entry) ?? ''))
    .reduceRight((rest, entry) => {
      const after = /^\s*,/.exec(rest.slice(entry.end))?.[0].length ?? 0;
      return rest.slice(0, entry.pos) + rest.slice(entry.end + after);
    }, text);
}
