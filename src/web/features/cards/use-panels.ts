import { useId, useRef, useState } from 'react'

/** What opens below a row of buttons. Each opens and closes by itself, and gives the focus back to its button. */
export function usePanels<Panel extends string>() {
  const id = useId()
  const [open, setOpen] = useState<readonly Panel[]>([])
  const buttons = useRef(new Map<Panel, HTMLButtonElement | null>())
  const idOf = (panel: Panel) => `${id}-${panel}`
  const without = (panel: Panel) => open.filter((other) => other !== panel)

  return {
    open,
    idOf,
    close(panel: Panel) {
      setOpen(without(panel))
      buttons.current.get(panel)?.focus()
    },
    /** What makes a button open and close its panel. */
    buttonOf: (panel: Panel) => ({
      ref: (button: HTMLButtonElement | null) => void buttons.current.set(panel, button),
      'aria-expanded': open.includes(panel),
      'aria-controls': idOf(panel),
      onClick: () => setOpen(open.includes(panel) ? without(panel) : [...open, panel]),
    }),
  }
}
