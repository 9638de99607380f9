import ts from "typescript";

/**
 * The tests of a file whose titles start with clause ids (`BOOK-07 BOOK-08 shows …`).
 *
 * Reads the syntax and does not run anything: a title counts as far as it is
 * written out, so in a loop the ids must stand at its start (`BOOK-07 ${name} …`).
 * The title of a `describe` names no test.
 *
 * @param {string} source
 * @param {string} file its name, for the answer
 * @returns {import("./conformance.mjs").NamedTest[]}
 */
export function titlesIn(source, file) {
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
      const title = node.arguments[0] && startOf(node.arguments[0]);
      // A test has a body: `test.skip("…")` inside of one is a condition, and `test.use({…})` no test.
      if (
        (names[0] === "test" || names[0] === "it") &&
        !names.includes("describe") &&
        title &&
        node.arguments.length > 1
      ) {
        const ids = idsOf(title);
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        if (ids.length > 0) found.push({ file, line: line + 1, title, ids, skipped: within });
      }
    }
    node.forEachChild((child) => visit(child, within));
  };
  visit(tree, false);
  return found;
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

/** @param {string} title */
function idsOf(title) {
  // A tag of the browser tests (`@js`) may come first: behind it ids would be lost without a word.
  const [start = ""] = /^\s*(@[\w-]+\s+)*([A-Z]{2,}-\d+(?![\w-])[\s,;:]*)+/.exec(title) ?? [];
  return start.match(/[A-Z]+-\d+/g) ?? [];
}
