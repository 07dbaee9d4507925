import { type ComponentProps, createContext, useContext } from 'react'

/** The level of the panel's own heading: 1 on a page of its own, 2 inside another. */
export const PanelLevelContext = createContext<1 | 2>(1)

/** A heading so many levels below that of the panel. */
export function HeadingBelow({ steps, ...heading }: { steps: 1 | 2 } & ComponentProps<'h2'>) {
  const Heading = `h${useContext(PanelLevelContext) + steps}` as 'h2' | 'h3' | 'h4'
  return <Heading {...heading} />
}
