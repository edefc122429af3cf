import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** SPEC §2.3: pages that are nothing but their text. */
const TEXT_PAGES = [
  ...['gioi-thieu', 'gioi-thieu-old', 'su-menh-tam-nhin', 'huong-dan-mua-hang', 'phuong-thuc-van-chuyen', 'chinh-sach-doi-tra'],
  ...['dieu-khoan-su-dung', 'dieu-khoan-cong-tac-vien', 'chinh-sach-kiem-hang', 'chinh-sach-mua-hang'],
  ...['dieu-khoan-giao-dich-chung'],
]

/** The account area under one of its two names. */
function accountArea(path: string, more: RouteConfigEntry[]) {
  const id = (name: string) => `${path}-${name}`
  return [
    route(path, 'account/to-profile.tsx', { id: id('start') }),
    layout('account/account-layout.tsx', { id: id('area') }, [
      route(`${path}/thong-tin-tai-khoan`, 'account/profile/profile-page.tsx', { id: id('profile') }),
      route(`${path}/so-dia-chi`, 'account/profile/address-page.tsx', { id: id('addresses') }),
      route(`${path}/doi-mat-khau`, 'account/profile/password-page.tsx', { id: id('password') }),
      route(`${path}/affiliate`, 'affiliate/affiliate-page.tsx', { id: id('affiliate') }),
      route(`${path}/don-hang`, 'order/orders-page.tsx', { id: id('orders') }),
      route(`${path}/don-hang/:id`, 'order/order-page.tsx', { id: id('order') }),
      route(`${path}/danh-gia-san-pham`, 'review/my-reviews-page.tsx', { id: id('reviews') }),
      ...more,
    ]),
  ]
}

/** One's own exam or exercise: what was done, the attempt that is open, a closed one question by question. */
function ownExam(path: string, page = 'exam/own/own-exam-page.tsx') {
  return [
    route(`${path}/:id`, page, { id: path }),
    route(`${path}/:id/lam-bai`, 'exam/attempt/attempt-page.tsx', { id: `${path}-attempt` }),
    route(`${path}/:id/xem-lai/:attemptId`, 'exam/review/review-page.tsx', { id: `${path}-review` }),
    route(`${path}/:id/in-de/:attemptId`, 'exam/print/own-paper-page.tsx', { id: `${path}-paper` }),
  ]
}

/** The site map: addresses stay Vietnamese, folders stay features. */
export default [
  index('home/to-home.tsx'),
  route('trang-chu', 'home/home-page.tsx'),
  route('san-pham', 'catalog/list/product-list-page.tsx'),
  route('product/productList', 'catalog/list/product-list-page.tsx', { id: 'product-list-alias' }),
  route('san-pham/danh-muc/:id', 'catalog/list/product-list-page.tsx', { id: 'category' }),
  route('sach-dien-tu', 'catalog/list/product-list-page.tsx', { id: 'digital-list' }),
  route('san-pham/:id', 'catalog/product/product-page.tsx'),
  route('product/:id', 'catalog/product/product-page.tsx', { id: 'product-alias' }),
  route('tac-gia/:id', 'catalog/author/author-page.tsx'),
  route('bo-sach/:id', 'catalog/series/series-page.tsx'),
  route('flashSale', 'catalog/flash-sale-page.tsx'),
  route('tin-sach', 'news/news-list-page.tsx'),
  route('news/newsList', 'news/news-list-page.tsx', { id: 'news-list-alias' }),
  route('tin-sach/:id', 'news/news-page.tsx'),
  route('news/:id', 'news/news-page.tsx', { id: 'news-alias' }),
  route('mobile/news/:id', 'news/bare-news-page.tsx'),
  route('thu-vien', 'learning/library/library-page.tsx'),
  route('library/libraryCourses', 'learning/library/library-page.tsx', { id: 'library-alias' }),
  route('thu-vien/khoa-hoc/:id', 'learning/course/library-course-page.tsx'),
  route('library/course/:id', 'learning/course/library-course-page.tsx', { id: 'library-course-alias' }),
  route('khoa-hoc/:id', 'learning/course/course-page.tsx'),
  route('course/:id', 'learning/course/course-page.tsx', { id: 'course-alias' }),
  route('xem-truoc-khoa-hoc', 'preview/course-preview-page.tsx'),
  route('previewCourse', 'preview/course-preview-page.tsx', { id: 'course-preview-alias' }),
  route('mobile/course/:id', 'learning/course/bare-course-page.tsx'),
  route('mobile/mycourse/:id', 'learning/course/bare-my-course-page.tsx'),
  route('cn', 'certificate/certificate-page.tsx'),
  route('cn/:code', 'certificate/certificate-page.tsx', { id: 'certificate' }),
  route('sach-giao-khoa', 'textbook/list/textbooks-page.tsx'),
  route('sgk/thu-vien-sgk', 'textbook/list/textbooks-page.tsx', { id: 'textbooks-alias' }),
  route('sach-giao-khoa/:id', 'textbook/textbook-page.tsx'),
  route('sgk/thu-vien-sgk/:id', 'textbook/textbook-page.tsx', { id: 'textbook-alias' }),
  route('mobile/sgk/thu-vien-sgk/:id', 'textbook/bare-textbook-page.tsx'),
  ...TEXT_PAGES.map((key) => route(key, 'pages/text-page.tsx', { id: key })),
  route('co-cau-to-chuc', 'pages/organisation-page.tsx'),
  route('logo-nha-xuat-ban-dhqghn', 'pages/logo-page.tsx'),
  route('lien-he-hop-tac', 'contact/contact-page.tsx'),
  route('ho-tro', 'pages/support/support-page.tsx'),
  route('chinh-sach-bao-mat', 'pages/privacy-page.tsx'),
  route('pages/:id', 'pages/any-page.tsx'),
  route('tiep-nhan-ban-thao', 'manuscript/intake/intake-page.tsx'),
  route('tao-ban-thao', 'manuscript/form/form-page.tsx'),
  route('gio-hang', 'cart/cart-page.tsx'),
  route('cart', 'cart/cart-page.tsx', { id: 'cart-alias' }),
  route('mua-ngay', 'checkout/buy-now-page.tsx'),
  route('xac-nhan-don-hang/:id', 'order/confirmation-page.tsx'),
  route('confirm-order/:id', 'order/confirmation-page.tsx', { id: 'confirm-order-alias' }),
  route('theo-doi-don-hang', 'order/track/track-page.tsx'),
  route('thanh-toan/epay', 'payment/epay-page.tsx'),
  route('thanh-toan/epay-result', 'payment/gateway-result-page.tsx'),
  route('thanh-toan/vnpay-result', 'payment/gateway-result-page.tsx', { id: 'vnpay-result' }),
  route('thu-vien/bai-hoc/:id', 'learning/lesson/library-lesson-page.tsx'),
  route('library/lesson/:id', 'learning/lesson/library-lesson-page.tsx', { id: 'library-lesson-alias' }),
  route('bai-hoc/:id', 'learning/lesson/sold-lesson-page.tsx'),
  route('lesson/:id', 'learning/lesson/sold-lesson-page.tsx', { id: 'lesson-alias' }),
  route('mobile/lesson/:id', 'learning/lesson/app/app-lesson-page.tsx'),
  route('mobile/mycourse/lesson/:id', 'learning/lesson/app/app-sold-lesson-page.tsx'),
  route('bai-tap/:id', 'exam/start/start-page.tsx', { id: 'exercise' }),
  route('exercise/:id', 'exam/start/start-page.tsx', { id: 'exercise-alias' }),
  route('exam/:id', 'exam/start/start-page.tsx', { id: 'exam' }),
  ...['bai-tap-cua-toi', 'myexercise', 'bai-kiem-tra', 'myexam'].flatMap((path) => ownExam(path)),
  route('in-de/:id', 'exam/print/paper-page.tsx'),
  route('in-de/:id/dap-an', 'exam/print/key-page.tsx'),
  route('mobile/exercise/:id', 'exam/start/bare-start-page.tsx', { id: 'app-exercise' }),
  route('mobile/exam/:id', 'exam/start/bare-start-page.tsx', { id: 'app-exam' }),
  ...['mobile/myExercise', 'mobile/myexam'].flatMap((path) => ownExam(path, 'exam/own/bare-own-exam-page.tsx')),
  route('doc-sach', 'reader/offline/kept-books-page.tsx'),
  route('doc-sach/:id', 'reader/reader-page.tsx'),
  route('xem-truoc', 'preview/preview-page.tsx'),
  route('preview', 'preview/preview-page.tsx', { id: 'preview-alias' }),
  route('yeu-thich', 'wish/wish-page.tsx'),
  route('chi-tiet-ban-thao/:id', 'manuscript/detail/detail-page.tsx'),
  route('tra-cuu-ban-thao', 'manuscript/track/track-page.tsx'),
  route('phan-bien-ban-thao', 'manuscript/review/review-page.tsx'),
  route('login', 'account/login-page.tsx'),
  route('logout', 'account/logout-page.tsx'),
  route('hop-thu-thu', 'account/mailbox-page.tsx'),
  ...accountArea('tai-khoan', [
    route('tai-khoan/thu-vien-cua-toi', 'my-library/my-library-page.tsx'),
    route('tai-khoan/thu-vien-cua-toi/:id', 'my-library/owned/owned-page.tsx'),
    route('tai-khoan/ghi-chu', 'my-library/notes/notes-page.tsx'),
    route('tai-khoan/thiet-bi-va-ban-tai', 'my-library/kept/kept-page.tsx'),
    route('tai-lieu-cua-toi', 'documents/documents-page.tsx'),
    route('tai-khoan/bai-lam-cua-toi', 'exam/own/my-exams-page.tsx'),
  ]),
  // SPEC §2.3: the alias has no library of one's own.
  ...accountArea('account', []),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('_ui', 'team/ui-page.tsx')]),
  route('*', 'shell/lost-page.tsx'),
] satisfies RouteConfig
