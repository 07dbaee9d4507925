import { useNavigate } from 'react-router'

/** To the page before; who came from outside the site goes to its first page. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    if (idx > 0) navigate(-1)
    else navigate('/')
  }
}
