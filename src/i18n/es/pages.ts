import type { pages as English } from '../en/pages.ts'
import { about } from './pages/about.ts'
import { aboutUs } from './pages/about-us.ts'
import { assistance } from './pages/assistance.ts'
import { community } from './pages/community.ts'
import { guide } from './pages/guide.ts'
import { medicine } from './pages/medicine.ts'
import { paperwork } from './pages/paperwork.ts'
import { pharmacy } from './pages/pharmacy.ts'
import { privacy } from './pages/privacy.ts'
import { quality } from './pages/quality.ts'

const frame: (typeof English)['frame'] = {
  nextStep: 'Su próximo paso',
  saveUpTo: 'Ahorre hasta un {{couponSavings}}% en sus medicinas',
  ways: {
    search: 'Buscar programas gratis',
    copay: 'Ver tarjetas de copago',
    coupons: 'Ver cupones gratis',
    aboutCoupons: 'Cómo funcionan los cupones',
    specials: 'Ofertas exclusivas',
    rules: 'Ver si califica',
    person: 'Recibir ayuda de una persona',
    local: 'Ver la ayuda local',
    resources: 'Buscar ayuda local',
    home: 'Ir a la página de inicio',
    call211: 'Llamar al 211',
  },
  mission: {
    title: 'Nuestra misión',
    lead: 'Nadie debe saltarse una dosis por el precio.',
    text: 'Queremos que cada persona en Estados Unidos sepa qué ayuda hay y la reciba. Con o sin seguro. En español o en inglés. Puede escribir o hablar.',
  },
}

export const pages: typeof English = {
  frame,
  ...about,
  ...aboutUs,
  ...assistance,
  ...community,
  ...guide,
  ...medicine,
  ...paperwork,
  ...pharmacy,
  ...privacy,
  ...quality,
}
