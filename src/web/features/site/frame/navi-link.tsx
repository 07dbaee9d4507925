import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Navi } from '#web/components/art/navi.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './navi-link.module.css'

/** Navi in the picture of a banner: whoever taps the robot talks to it. */
export function NaviLink(look: Pick<ComponentProps<typeof Navi>, 'face' | 'pose'>) {
  const { t } = useTranslation()
  return (
    <Link className={styles.link} to="/health-care-ai/" aria-label={t('site.askNavi')}>
      <Navi {...look} />
    </Link>
  )
}
