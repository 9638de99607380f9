import ts from "typescript";

/**
 * The tests of a file that name clauses: `test("shows …", proves("BOOK-07", "BOOK-08"), …)`.
 *
 * Reads the syntax and runs nothing, so an id counts only where it is written out.
 *
 * @param {string} source
 * @param {string} file its name, for the answer
 * @returns {import("./conformance.mjs").NamedTest[]}
 */
export function proofsIn(source, file) {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  /** @type {import("./conformance.mjs").NamedTest[]} */
  const found = [];
  /** @param {ts.Node} node @param {boolean} skipped */
  const visit = (node, skipped) => {
    let within = skipped;
    if (ts.isCallExpression(node)) {
      const names = calleeOf(node.expression);
      within ||= names.some((name) => name === "skip" || name === "fixme" || name === "todo");
      const [title, options] = node.arguments;
      if ((names[0] === "test" || names[0] === "it") && !names.includes("describe") && title && options) {
        const ids = idsOf(options);
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        if (ids.length > 0) found.push({ file, line: line + 1, title: startOf(title), ids, skipped: within });
      }
    }
    node.forEachChild((child) => visit(child, within));
  };
  visit(tree, false);
  return found;
}

/**
 * The ids of `proves("…")`, alone or spread into a test's other options.
 * @param {ts.Expression} options
 * @returns {string[]}
 */
function idsOf(options) {
  if (ts.isObjectLiteralExpression(options)) {
    return options.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) ? idsOf(property.expression) : [],
    );
  }
  if (!ts.isCallExpression(options) || !ts.isIdentifier(options.expression)) return [];
  if (options.expression.text !== "proves") return [];
  return options.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text);
}

/**
 * `test.describe.skip` as its names; of `test.each(rows)` and `test.each\`…\`` the names before the call.
 * @param {ts.Expression} callee
 * @returns {string[]}
 */
function calleeOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeOf(callee.tag);
  return [];
}

/**
 * What a title starts with, as far as it is written out.
 * @param {ts.Expression} title
 * @returns {string}
 */
function startOf(title) {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return title.head.text;
  if (ts.isBinaryExpression(title)) return startOf(title.left);
  return "";
}
