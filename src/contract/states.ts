import { z } from 'zod'

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'

/** The states and the District of Columbia, by the letters the post office uses. */
export const stateCodes = states.split(' ')
export const territoryCodes = ['PR', 'GU', 'VI', 'AS', 'MP']

/** A state, the District of Columbia or a territory. */
export const stateCode = z.enum([...stateCodes, ...territoryCodes] as [string, ...string[]])
