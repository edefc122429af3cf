import { Heart } from 'lucide-react'
import { CountedLink } from '../ui/counted-link.tsx'
import { wishedIds } from './wishes.ts'

/** The header's way to the wish list, with how much is in it. */
export function WishLink() {
  return (
    <CountedLink
      to="/yeu-thich"
      title="Yêu thích"
      icon={<Heart size="2rem" aria-hidden="true" />}
      count={wishedIds.use().length}
      part="wish-count"
    />
  )
}
