import { data } from 'react-router'

/** Every address that no other route knows: the root's error page answers it, with status 404. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
