import createClient, { type ClientOptions } from 'openapi-fetch'
import type { paths } from './api.d.ts'

/**
 * Every call of the API, typed by its document: `const { data, error } = await createNaviClient('https://navi.example').GET('/api/drug_prices', …)`.
 * @param origin where the site is, without a slash at the end
 */
export function createNaviClient(origin: string, options: Omit<ClientOptions, 'baseUrl'> = {}) {
  return createClient<paths>({ ...options, baseUrl: origin })
}
