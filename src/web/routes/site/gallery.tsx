import { type AppLoadContext, useLoaderData } from 'react-router'
import { GalleryPage } from '#web/features/gallery/gallery-page.tsx'
import { PageWords } from '#web/i18n.tsx'
import { allWords } from '#web/translator.server.ts'

// No `+types`: they are made of the routes that a build has.
export function loader({ context: { language } }: { context: AppLoadContext }) {
  const { gallery, cards, communities } = allWords[language]
  return { gallery, cards, communities }
}

type Loaded = ReturnType<typeof loader>

export const meta = ({ loaderData }: { loaderData?: Loaded }) => [{ title: loaderData?.gallery.title }]

export default function Gallery() {
  return (
    <PageWords words={useLoaderData<Loaded>()}>
      <GalleryPage />
    </PageWords>
  )
}
