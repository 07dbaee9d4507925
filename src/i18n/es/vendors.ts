import type { vendors as English } from '../en/vendors.ts'

export const vendors: typeof English = { none: 'No encontramos datos de comercios para este programa.' }
