import { useState } from 'react'
import { Banner } from '#web/components/feedback/banner.tsx'
import { PillGroup } from '#web/components/form/pill-group.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ArtParts } from './art-parts.tsx'
import { ButtonParts } from './button-parts.tsx'
import { DisplayParts } from './display-parts.tsx'
import { FeedbackParts } from './feedback-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { LayoutParts } from './layout-parts.tsx'
import { colors, contrasts, type Theme, useTheme } from './use-theme.ts'

/** The components in their states, with words of the site, in the order of their folders. */
export function GalleryPage() {
  const { t } = useTranslation('gallery')
  const [theme, setTheme] = useState<Theme>({ color: 'browser', contrast: 'browser' })
  useTheme(theme)
  return (
    <>
      <Banner title={t('gallery.title')} lead={t('gallery.lead')} crumb={{ to: '/', label: t('site.home') }}>
        <div className="stack-small">
          <PillGroup
            label={t('gallery.colors')}
            pills={colors.map((value) => ({ value, label: t(`gallery.color.${value}`) }))}
            selected={theme.color}
            onSelect={(color) => setTheme({ ...theme, color })}
          />
          <PillGroup
            label={t('gallery.contrasts')}
            pills={contrasts.map((value) => ({ value, label: t(`gallery.contrast.${value}`) }))}
            selected={theme.contrast}
            onSelect={(contrast) => setTheme({ ...theme, contrast })}
          />
        </div>
      </Banner>
      <div className="wrap band">
        <div className="halves">
          <ButtonParts />
          <DisplayParts />
          <FormParts />
          <FeedbackParts />
          <LayoutParts />
          <ArtParts />
        </div>
      </div>
    </>
  )
}
