/** Asked for when a finger comes down on a button that adds: by the time it is lifted the small cart is often here. */
export const loadMiniCart = () => import('./mini-cart.tsx')
