import { redirect } from 'react-router'

/** SPEC §2.1: the bare / redirects home. */
export function loader() {
  return redirect('/trang-chu', 301)
}
