import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'

/** What no file of the engine may touch: the same seed and answers must give the same game, byte for byte. */
const impureGlobals = [
  'window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'process', 'Buffer', 'require', 'global',
  'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance', 'crypto', 'Date', 'Intl', 'console',
] // prettier-ignore
// A regular expression: a group of `events` would also match our own `../events/...`.
const nodeModules = '^(node:.*|(fs|path|os|crypto|util|events|stream|url|worker_threads)(/.*)?)$'
const screenModules = ['vue', 'vue-i18n', 'pinia', 'pixi.js', 'pixi.js/*', 'pixi-viewport', 'reka-ui']
const toElectron = ['electron', 'electron/*', '@gallia/electron', '@gallia/electron/*', '../**/electron/**']
const toRenderer = ['@gallia/renderer', '@gallia/renderer/*', '../**/renderer/**']

/** Rules that need types read them from tsconfig.json; the same for every file, or the types are built anew. */
const typed = { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.vue'] }

/** Imports point one way: renderer -> shared, electron -> shared. */
const forbidImports = (files, ...groups) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: groups.map(({ group, message }) => ({ group, message })) }] },
})
const oneWay = (group) => ({ group, message: 'Imports point one way: renderer -> shared, electron -> shared.' })

export default tseslint.config(
  { ignores: ['dist', 'release', 'coverage', 'test-results', 'renderer/src/assets'] },
  ...tseslint.configs.recommended,
  ...vue.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: tseslint.parser, ...typed } },
    // Screens are named by one word (Start, Table, Winter): they never clash with an HTML element in our templates.
    rules: { 'vue/multi-word-component-names': 'off' },
  },
  {
    files: ['shared/**/*.ts', 'electron/**/*.ts', 'renderer/**/*.ts', 'e2e/**/*.ts'],
    languageOptions: { parserOptions: typed },
  },
  {
    files: ['shared/**/*.ts', 'electron/**/*.ts', 'renderer/**/*.ts', 'e2e/**/*.ts', '**/*.vue'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  forbidImports(['electron/**/*.ts'], oneWay(toRenderer)),
  forbidImports(['electron/host/**/*.ts'], oneWay(toRenderer), {
    group: ['electron', 'electron/*'],
    message: 'The host is plain Node: it also runs without Electron.',
  }),
  forbidImports(['renderer/**/*.ts', 'renderer/**/*.vue'], oneWay(toElectron)),
  {
    // tests may look at the files of the project
    ignores: ['**/*.test.ts'],
    ...forbidImports(['renderer/src/**/*.ts', 'renderer/src/**/*.vue'], oneWay(toElectron), {
      group: ['node:*'],
      message: 'Screens run in a sandbox without Node.',
    }),
  },
  forbidImports(['shared/**/*.ts'], oneWay([...toElectron, ...toRenderer])),
  {
    files: ['shared/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: nodeModules, message: 'The engine is pure: no Node API.' },
            {
              group: [...screenModules, ...toElectron, ...toRenderer],
              message: 'The engine knows no screen and no host.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice come from the seed in the state.' },
      ],
      'no-restricted-globals': ['error', ...impureGlobals],
    },
  },
  prettier,
)
