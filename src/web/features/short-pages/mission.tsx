import { Box } from '#web/components/box.tsx'

/** Why Navi exists. */
export function Mission({ title, lead, text }: { title: string; lead: string; text: string }) {
  return (
    <Box variant="plain">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <p>{text}</p>
    </Box>
  )
}
