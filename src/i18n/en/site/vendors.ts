export const vendors = { none: 'No vendor details found for this program.' }
