import { BadgeDollarSign, FileText, type IconNode, LifeBuoy, ListChecks } from 'lucide'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './welcome-dialog.module.css'

interface WelcomeDialogProps {
  open: boolean
  onClose: () => void
  words: { title: string; lead: string; talk: string; close: string }
  /** What Navi can do, in the order of the pictures. */
  abilities: { title: string; text: string }[]
}

const pictures: IconNode[] = [ListChecks, FileText, BadgeDollarSign, LifeBuoy]

/** Introduces Navi: checking eligibility, finding forms, saving on medicine, support nearby. */
export function WelcomeDialog({ open, onClose, words, abilities }: WelcomeDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={t('site.close')}>
      <div className="stack">
        <div className={styles.hello}>
          <NaviAvatar className={styles.avatar} />
          <p>{words.lead}</p>
        </div>
        <ul className={styles.abilities}>
          {abilities.map(({ title, text }, index) => (
            <li key={title}>
              <Icon icon={pictures[index] ?? LifeBuoy} className={styles.picture} />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="actions wide-on-phones">
          <ButtonLink to="/health-care-ai/" variant="go" onClick={onClose}>
            {words.talk}
          </ButtonLink>
          <Button size="big" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
