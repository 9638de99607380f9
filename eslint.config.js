import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
// @ts-expect-error -- the package has no types
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import * as regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";
import { translatedText } from "./eslint/translated-text.js";

/**
 * Imports run one way: routes → components → client → domain, and routes → services → db → domain. A file of
 * ours can be named by its alias (`~/domain/text`, `db/client`) or by a relative
 * path (`../domain/text`): each rule matches both.
 *
 * @param {string} folders of app/, as alternatives of a regular expression
 */
const fromApp = (folders) => `^(~/|(\\.\\./)+(app/)?)(${folders})(/|\\.|$)`;
// But for data: the list of languages with what differs by language, and the types of the messages' ids.
/** @param {string} data modules of locales/ that may be imported all the same */
const outside = (data) =>
  fromApp(`locales(?!/(${data})$)|routes|components|client(?=/)|services|context|nonce|root|entry`);
const outsideDomain = outside("generated/languages|generated/ids");
// What the live channel's events say in English is stored with them.
const outsideDatabase = outside("translator");
const fromDatabase = "^(db/|(\\.\\./)+db/)";
const fromServerOnly = "\\.server$";
const fromOtherScreens = "A screen never imports another screen.";

/**
 * @param {string} files
 * @param {[regex: string, because: string][]} forbidden
 * @returns {import("eslint").Linter.Config}
 */
const imports = (files, forbidden) => ({
  files: [files],
  rules: {
    "no-restricted-imports": ["error", { patterns: forbidden.map(([regex, message]) => ({ regex, message })) }],
  },
});

/**
 * Modules that only some files may load. Importing their types is free: types load nothing.
 *
 * @type {Record<string, { ignores: string[], regex: string, message: string }>}
 */
const LOADED_BY = {
  "imports-of-zod": {
    ignores: [
      "app/content/**/*.ts",
      "app/domain/**/*.ts",
      "app/{routes,services}/**/*schema*.ts",
      "app/services/config.server.ts",
      // The description of the API, which parses nothing, and the module that hands a schema to the model.
      "app/services/openapi/**",
      "app/services/assistant/model.server.ts",
    ],
    regex: "^zod(/|$)",
    message: "Schemas stand in domain/ and in files named schema: tests/domain/schemas.test.ts finds them there.",
  },
  "imports-of-foreign-words": {
    ignores: ["**/*.server.ts", "app/domain/**", "app/routes/api.*"],
    regex: "(^|/)triage/foreign(/|$)",
    message: "The words of other languages are read on the server only.",
  },
  "imports-of-meals": {
    ignores: ["app/domain/assistant/coach/**", "app/domain/nutrition/**"],
    regex: "(^|/)nutrition/(generated/)?(recipes|day-plan)$",
    message: "The table of meals is read by the coach only.",
  },
  "imports-of-coach": {
    ignores: ["app/domain/**", "app/services/**/*.server.ts"],
    regex: "(^|/)assistant/coach(/|$)",
    message: "The coach and its table of meals are loaded on the server only.",
  },
};

/** @type {import("eslint").ESLint.Plugin} */
const { rules: tseslintRules = {} } = tseslint.plugin;
/**
 * A plugin of our own. `no-restricted-imports` has several names in it, because ESLint does not merge the options of
 * one rule: the last configuration that matches a file would replace the others.
 *
 * @type {import("eslint").ESLint.Plugin}
 */
const kindweight = {
  rules: {
    "translated-text": translatedText,
    ...Object.fromEntries(
      Object.keys(LOADED_BY).map((name) => [name, /** @type {{}} */ (tseslintRules["no-restricted-imports"])]),
    ),
  },
};

/** APP-28. Errors of every call are handled, and every call is made, in one place. */
const callsToServer = [
  "CallExpression[callee.name='fetch']",
  "CallExpression[callee.object.name=/^(window|globalThis|self)$/][callee.property.name='fetch']",
  "NewExpression[callee.name='XMLHttpRequest']",
  "NewExpression[callee.property.name='XMLHttpRequest']",
  "CallExpression[callee.property.name='sendBeacon']",
].map((selector) => ({ selector, message: "Calls to the server go through ~/client/request." }));

const suiteOfEngines =
  "CallExpression[callee.callee.property.name=/^(each|for)$/]" +
  ":matches([callee.arguments.0.name=/^(engines|siteEngines)$/], " +
  "[callee.arguments.0.callee.object.name=/^(engines|siteEngines)$/])";

export default defineConfig(
  globalIgnores([
    "app/locales/generated/",
    "app/content/*/generated/",
    "db/seed/data/generated/",
    "build/",
    "node_modules/",
    "public/",
    "test-results/",
    "playwright-report/",
    "tests/commands/bench/out/",
    ".data/",
  ]),

  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "no-console": "error",
      "no-undef": "off", // TypeScript knows better which names there are
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // `import { type A }` still loads the module, on the browser's side too.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Remix's loaders and actions answer by throwing a Response (`throw redirect("/")`).
      "@typescript-eslint/only-throw-error": ["error", { allow: ["Response"], allowRethrowing: true }],
      // React takes an async handler; what it does not catch shows as an unhandled rejection all the same.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      // Services and stores are objects of functions here, not classes with a `this` to lose.
      "@typescript-eslint/unbound-method": "off",
      // A form's value that is unexpectedly a file becomes "[object File]", and no schema takes that.
      "@typescript-eslint/no-base-to-string": [
        "error",
        { ignoredTypeNames: ["Error", "RegExp", "URL", "URLSearchParams", "File"] },
      ],
      // `string | "memory"`: the special value is named for whoever reads the type.
      "@typescript-eslint/no-redundant-type-constituents": "off",
      // Calls `value as string` needless where `value` is any, and the rules about any want it.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // Handlers and interfaces are async by their kind, whether or not one of them waits.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    // TypeScript checks these too, and follows JSDoc casts, which the rules about `any` do not see.
    files: ["**/*.{js,mjs}"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },

  {
    files: ["app/**"],
    extends: [
      reactHooks.configs["recommended-latest"],
      /** @type {import("eslint").Linter.Config} */ (jsxA11y.flatConfigs.recommended),
    ],
    rules: {
      // An empty address is the page itself, with its query: how a link without script tries again.
      "jsx-a11y/anchor-is-valid": ["error", { aspects: ["noHref", "preferButton"] }],
    },
  },

  {
    // A visitor's text must not hold the process: tests/services/patterns.slow.test.ts measures the patterns that are
    // put together.
    files: ["app/**", "db/**", "server.ts"],
    plugins: { regexp },
    rules: { "regexp/no-super-linear-backtracking": "error", "regexp/no-super-linear-move": "error" },
  },

  {
    files: ["app/services/**", "server.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "req", property: "query", message: "It is empty: `query parser` is off. Read the address with URL." },
      ],
    },
  },

  { files: ["app/**"], rules: { "no-restricted-syntax": ["error", ...callsToServer] } },
  {
    files: ["app/**"],
    ignores: ["app/components/ui/link.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...callsToServer,
        {
          selector:
            'ImportDeclaration[source.value="@remix-run/react"] > ImportSpecifier[imported.name=/^(Nav)?Link$/]',
          message: "Links come from ~/components/ui/link.",
        },
      ],
    },
  },
  {
    // Prettier wraps code at 120 characters; it leaves comments alone. Strings and patterns stay whole: the id of a
    // message is its English wording, and whoever looks for a text finds it.
    rules: {
      "max-len": [
        "error",
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
    },
  },
  { plugins: { kindweight } },
  { files: ["app/routes/**"], rules: { "kindweight/translated-text": "error" } },
  Object.entries(LOADED_BY).map(([name, { ignores, regex, message }]) => ({
    files: ["app/**"],
    ignores,
    rules: {
      [`kindweight/${name}`]: /** @type {import("eslint").Linter.RuleEntry} */ ([
        "error",
        { patterns: [{ regex, message, allowTypeImports: true }] },
      ]),
    },
  })),

  imports("app/domain/**", [
    [`${outsideDomain}|${fromDatabase}`, "domain/ imports nothing of ours."],
    [fromServerOnly, "domain/ runs in the browser too."],
    ["^(node:|react|@remix-run/|express|drizzle-orm|postgres$|pino)", "domain/ is rules only: no I/O, no framework."],
  ]),
  imports("db/**", [[outsideDatabase, "db/ imports domain/ only."]]),
  imports("app/services/**", [[fromApp("routes|components|client(?=/)|root|entry"), "A service knows no screen."]]),
  imports("app/components/**", [
    [fromApp("routes|root|entry"), "A component knows no screen."],
    [fromDatabase, "A component gets its data from its screen."],
    [`${fromApp("services")}|${fromServerOnly}`, "This never reaches the browser, which has client/ for its requests."],
  ]),
  imports("app/client/**", [
    [fromApp("routes|components|context|root|entry"), "client/ knows no screen."],
    [`${fromApp("services")}|${fromDatabase}|${fromServerOnly}`, "This never reaches the browser."],
  ]),
  imports("app/routes/*", [["^(~/routes/|\\./)", fromOtherScreens]]),
  imports("app/routes/*/*", [["^(~/routes/|\\.\\./)", fromOtherScreens]]),
  imports("app/routes/*/*/**", [["^(~/routes/|(\\.\\./){2})", fromOtherScreens]]),

  {
    files: [
      "app/services/steps.mjs",
      "scripts/**",
      "tests/commands/bench/**",
      "tests/commands/{chaos,containers,engines,faults,fuzz,mutants}/run.ts",
      "tests/commands/observatory/**",
      "tests/commands/scanners/**",
      "tests/commands/containers/engine.ts",
      "tests/support/console.ts",
    ],
    rules: { "no-console": "off" },
  },
  {
    files: ["tests/**"],
    rules: {
      // Playwright's fixtures are functions whose first parameter is a pattern, empty or not.
      "no-empty-pattern": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "MemberExpression[property.name='only']" +
            ":matches([object.name=/^(test|it|describe)$/], [object.object.name=/^(test|it|describe)$/])",
          message: "`only` leaves every other test of the file out.",
        },
        {
          selector:
            `${suiteOfEngines}:not([arguments.0.value=/\\$name/])` +
            ":not(:has(> TemplateLiteral:first-child:has(TemplateElement[value.raw=/\\$name/])))",
          message: "The title needs `$name`: `npm test` and `npm run test:full` select suites by the engine in it.",
        },
      ],
    },
  },
);
