import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { shortPages } from './features/short-pages/short-pages.ts'

export default [
  index('routes/home.tsx'),
  route('addhomemodal', 'routes/home.tsx', { id: 'addhomemodal' }),
  route('patient-assistant-savings', 'routes/patient-assistant-savings.tsx'),
  route('copaysaving', 'routes/copaysaving.tsx'),
  route('drugs/:slug', 'routes/drug.tsx'),
  route('checkeligibility', 'routes/checkeligibility.tsx'),
  route('localcommunity', 'routes/localcommunity.tsx'),
  route('support-programs', 'routes/support-programs.tsx'),
  route('services/:id', 'routes/service.tsx'),
  route('specialcommunity', 'routes/specialcommunity.tsx'),
  route('organizationtable', 'routes/organizationtable.tsx'),
  route('digitalcard', 'routes/digitalcard.tsx'),
  ...shortPages.map(({ id, path }) => route(path, 'routes/short-page.tsx', { id })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
