import type { vendors as English } from '#i18n/en/site/vendors.ts'

export const vendors: typeof English = { none: 'No encontramos datos de comercios para este programa.' }
