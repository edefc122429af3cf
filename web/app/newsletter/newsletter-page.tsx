import { useLocation } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './newsletter-page.module.css'
import { saidBy } from './said.ts'

/**
 * Plain forms, which work without scripts. Those of a letter's link post to the address they stand under, so the key in it goes from
 * the browser to the server and never into the page, which is kept for everybody.
 */
export default function NewsletterPage() {
  const word = new URLSearchParams(useLocation().search).get('tin') ?? ''
  const said = saidBy(word)
  const isAsking = said === undefined || said.tone === 'error'
  return (
    <div className="wrap">
      <PageHead
        title="Nhận bản tin"
        description="Mỗi tháng một thư: sách mới của nhà xuất bản, buổi ra mắt và ưu đãi. Xác nhận qua email, ngừng nhận bằng một lần bấm."
        path="/nhan-ban-tin"
        isHidden={word !== ''}
      />
      <Breadcrumbs crumbs={[{ title: 'Nhận bản tin' }]} />
      <div className={styles.page}>
        <h1>Nhận bản tin</h1>
        {said && (
          <Notice tone={said.tone ?? 'info'} isAlert>
            {said.words}
          </Notice>
        )}
        {!isAsking && (
          <p>
            <LinkButton to="/san-pham?sort=newest">Xem sách mới</LinkButton>
          </p>
        )}
        {word === 'xac-nhan' ? (
          <form method="post" className={styles.form}>
            <p>Bấm nút dưới đây để nhận bản tin mỗi tháng vào hộp thư của bạn.</p>
            <Button type="submit" look="lam">
              Xác nhận đăng ký bản tin
            </Button>
          </form>
        ) : word === 'thoi' ? (
          <form method="post" className={styles.form}>
            <p>Bạn không muốn nhận bản tin nữa? Chúng tôi sẽ xoá địa chỉ của bạn khỏi danh sách.</p>
            <Button type="submit" look="lam">
              Ngừng nhận bản tin
            </Button>
          </form>
        ) : (
          isAsking && (
            <>
              <p>
                Mỗi tháng một thư: sách mới, buổi ra mắt, ưu đãi cho bạn đọc. Chúng tôi chỉ gửi sau khi bạn xác nhận từ hộp thư,
                và thư nào cũng có liên kết ngừng nhận.
              </p>
              <form method="post" action="/nhan-ban-tin" className={styles.form} aria-label="Đăng ký nhận bản tin">
                <Field label="Email của bạn">
                  <Input name="email" type="email" autoComplete="email" inputMode="email" required maxLength={254} />
                </Field>
                <Button type="submit" look="son">
                  Đăng ký
                </Button>
              </form>
              <p className={styles.note}>
                Địa chỉ của bạn chỉ dùng để gửi bản tin. Xem <a href="/chinh-sach-bao-mat">chính sách bảo mật</a>.
              </p>
            </>
          )
        )}
      </div>
    </div>
  )
}
