import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
// @ts-expect-error -- the package has no types
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * Imports run one way: routes → components, services, db → domain. A file of
 * ours can be named by its alias (`~/domain/text`, `db/client`) or by a relative
 * path (`../domain/text`): each rule matches both.
 *
 * @param {string} folders of app/, as alternatives of a regular expression
 */
const fromApp = (folders) => `^(~/|(\\.\\./)+(app/)?)(${folders})(/|\\.|$)`;
const outsideDomain = fromApp("routes|components|services|languages|context|nonce|root|entry");
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

export default defineConfig(
  globalIgnores([
    "build/",
    "node_modules/",
    "public/",
    "test-results/",
    "playwright-report/",
    "tests/bench/out/",
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
      // What is longer does more than one thing.
      "max-lines": ["error", 300],
    },
  },
  {
    // Lists: of texts, of names, of cases. They are looked up in, not read from end to end.
    files: [
      "app/languages/{es,ar}/*.ts",
      "app/languages/medical/**",
      "app/domain/interactions/names/*.ts",
      "app/domain/triage/foreign/*/findings-head.ts",
      "tests/domain/triage/said.ts",
    ],
    rules: { "max-lines": "off" },
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
    files: ["app/**"],
    ignores: ["app/components/ui/link.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        // APP-28
        ...["CallExpression[callee.name='fetch']", "NewExpression[callee.name='XMLHttpRequest']"].map((selector) => ({
          selector,
          message: "Calls to the server go through ~/services/api/request.",
        })),
        {
          selector:
            'ImportDeclaration[source.value="@remix-run/react"] > ImportSpecifier[imported.name=/^(Nav)?Link$/]',
          message: "Links come from ~/components/ui/link.",
        },
      ],
    },
  },

  imports("app/domain/**", [
    [`${outsideDomain}|${fromDatabase}`, "domain/ imports nothing of ours."],
    [fromServerOnly, "domain/ runs in the browser too."],
    ["^(node:|react|@remix-run/|express|drizzle-orm|postgres$|pino)", "domain/ is rules only: no I/O, no framework."],
  ]),
  imports("db/**", [[outsideDomain, "db/ imports domain/ only."]]),
  imports("app/services/**", [[fromApp("routes|components|root|entry"), "A service knows no screen."]]),
  imports("app/components/**", [
    [fromApp("routes|root|entry"), "A component knows no screen."],
    [fromDatabase, "A component gets its data from its screen."],
    [fromServerOnly, "This never reaches the browser."],
  ]),
  imports("app/routes/*", [["^(~/routes/|\\./)", fromOtherScreens]]),
  imports("app/routes/*/*", [["^(~/routes/|\\.\\./)", fromOtherScreens]]),
  imports("app/routes/*/*/**", [["^(~/routes/|(\\.\\./){2})", fromOtherScreens]]),

  {
    files: [
      "scripts/**",
      "tests/bench/**",
      "tests/{chaos,containers,engines,faults,fuzz}/run.ts",
      "tests/observatory/**",
      "tests/scanners/**",
      "tests/containers/engine.ts",
      "tests/support/console.ts",
    ],
    rules: { "no-console": "off" },
  },
  {
    files: ["tests/**"],
    rules: {
      // Playwright's fixtures are functions whose first parameter is a pattern, empty or not.
      "no-empty-pattern": "off",
    },
  },
);
