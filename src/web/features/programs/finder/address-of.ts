/** Where the pages stand that find programs for a medicine. */
export const addressOf = { assistance: '/patient-assistant-savings', copay: '/copaysaving' } as const
