import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map: addresses stay Vietnamese, folders stay features. */
export default [
  index('home/to-home.tsx'),
  route('trang-chu', 'home/home-page.tsx'),
  route('san-pham', 'catalog/product-list-page.tsx'),
  route('product/productList', 'catalog/product-list-page.tsx', { id: 'product-list-alias' }),
  route('san-pham/danh-muc/:id', 'catalog/product-list-page.tsx', { id: 'category' }),
  route('sach-dien-tu', 'catalog/product-list-page.tsx', { id: 'digital-list' }),
  route('san-pham/:id', 'catalog/product-page.tsx'),
  route('product/:id', 'catalog/product-page.tsx', { id: 'product-alias' }),
  route('flashSale', 'catalog/flash-sale-page.tsx'),
  route('gio-hang', 'cart/cart-page.tsx'),
  route('cart', 'cart/cart-page.tsx', { id: 'cart-alias' }),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('_ui', 'team/ui-page.tsx')]),
] satisfies RouteConfig
