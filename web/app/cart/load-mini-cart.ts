import type { ComponentType } from 'react'
import type { MiniCartProps } from './mini-cart.tsx'

/** Once it is here, whoever shows it need not wait another turn for it. */
export let MiniCartHere: ComponentType<MiniCartProps> | null = null

/** Asked for when a finger comes down on a button that adds: by the time it is lifted the small cart is often here. */
export async function loadMiniCart(): Promise<ComponentType<MiniCartProps>> {
  MiniCartHere = (await import('./mini-cart.tsx')).default
  return MiniCartHere
}
