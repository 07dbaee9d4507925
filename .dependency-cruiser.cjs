/** The borders between the parts, as ARCHITECTURE.md draws them. */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-and-words-stand-alone',
      comment: 'The contract and the words are imported by both sides and import nothing of ours.',
      severity: 'error',
      from: { path: '^src/(contract|i18n|drug-names|text)/' },
      to: { path: '^src/(?!(contract|i18n|drug-names|text)/)' },
    },
    {
      name: 'language-stands-alone',
      comment: 'The language kit knows words and sentences, and nothing of the product.',
      severity: 'error',
      from: { path: '^src/language/' },
      to: { path: '^src/(?!(language|text)/)' },
    },
    {
      name: 'a-talk-knows-neither-page-nor-service',
      comment: 'What is said in a talk is the same in a page and in the voice service.',
      severity: 'error',
      from: { path: '^src/voice-talk/' },
      to: { path: '^src/(?!(voice-talk|contract|i18n|text)/)' },
    },
    {
      name: 'the-voice-service-is-a-process-of-its-own',
      comment: 'It asks Navi over HTTP, and the server knows nothing of it.',
      severity: 'error',
      from: { path: '^src/voice-service/', pathNot: '[.]test[.]' },
      to: { path: '^src/(?!(voice-service|voice-talk|contract|i18n|text)/)' },
    },
    {
      name: 'nothing-sees-the-voice-service',
      severity: 'error',
      from: { path: '^src/(?!voice-service/|testing/)' },
      to: { path: '^src/voice-service/' },
    },
    {
      name: 'limits-do-not-see-what-they-limit',
      comment: 'What is sent and taken is counted by them; the other way round would be a circle of folders.',
      severity: 'error',
      from: { path: '^src/server/limits/', pathNot: '[.]test[.]' },
      to: { path: '^src/server/(outbox|intake|cards|chat|operations)/' },
    },
    {
      name: 'rules-do-not-see-who-goes-by-them',
      comment:
        'The check asks for the facts, and answers choose by them; the other way round would be a circle of folders.',
      severity: 'error',
      from: { path: '^src/server/eligibility/', pathNot: '[.]test[.]' },
      to: { path: '^src/server/(eligibility-check|answer|person|chat|plan|kits)/' },
    },
    {
      name: 'programs-do-not-see-who-judges-them',
      comment:
        'The rules are held against programs, and people against the rules; the other way round would be a circle of folders.',
      severity: 'error',
      from: { path: '^src/server/programs/', pathNot: '[.]test[.]' },
      to: { path: '^src/server/(eligibility|eligibility-check|person)/' },
    },
    {
      name: 'web-sees-the-server-as-types-only',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '[.]test[.]' },
      to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-does-not-see-the-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'components-know-nothing-of-the-product',
      severity: 'error',
      from: { path: '^src/web/components/' },
      to: { path: '^src/(web/(features|routes)|contract|drug-names)/' },
    },
    {
      name: 'features-do-not-see-routes',
      severity: 'error',
      from: { path: '^src/web/features/' },
      to: { path: '^src/web/routes/' },
    },
    {
      name: 'no-feature-imports-the-inside-of-another',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/($1|site)/' },
    },
    {
      name: 'production-code-does-not-see-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/|[.]test[.]' },
      to: { path: '^src/testing/|[.]test[.]' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: '[.](d|test|config)[.]ts|^src/web/(routes|root|entry)|[.]css$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[+]types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
