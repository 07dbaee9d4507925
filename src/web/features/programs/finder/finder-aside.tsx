import { House, ShieldCheck, User, Users } from 'lucide'
import type { Words } from '#i18n/translator.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './finder-aside.module.css'

/** The way from one kind of program to the other, with the reader's medicine. */
export function OtherRoute({
  to,
  words,
  drug,
}: {
  to: string
  words: 'copaySide' | 'freeSide'
  drug: { id: string } | null
}) {
  const { t } = useTranslation('finder')
  return (
    <Box variant="plain">
      <h2 className={styles.title}>{t(`finder.${words}.title`)}</h2>
      <p>{t(`finder.${words}.lead`)}</p>
      <ButtonLink to={drug ? `${to}?drug=${drug.id}` : to}>{t(`finder.${words}.button`)}</ButtonLink>
    </Box>
  )
}

/** The access section of the spec: individuals, couples, households. */
export function Access({ words }: { words: Words['access'] }) {
  return (
    <Box>
      <h2 className={styles.title}>{words.title}</h2>
      <p>{words.lead}</p>
      <ul className={styles.homes}>
        <li>
          <Icon icon={User} /> {words.individuals}
        </li>
        <li>
          <Icon icon={Users} /> {words.couples}
        </li>
        <li>
          <Icon icon={House} /> {words.households}
        </li>
      </ul>
      <ButtonLink to="/assistance">{words.button}</ButtonLink>
    </Box>
  )
}

export function NeverPay() {
  const { t } = useTranslation('finder')
  return (
    <Note tone="warn" icon={ShieldCheck}>
      <p>{t('finder.neverPay')}</p>
      <p className={styles.plan}>{t('finder.plan')}</p>
    </Note>
  )
}
