import { ChevronDown, Copyright, FileText, PencilLine, UserRound } from 'lucide-react'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData } from '../../head/structured-data.ts'
import { cacheFor } from '../../lib/cache.ts'
import { session } from '../../lib/state/session.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './intake-page.module.css'
import { OwnManuscripts } from './own-manuscripts.tsx'
import { Templates } from './templates.tsx'
import { KINDS, PATH_OF_A_MANUSCRIPT, QUESTIONS } from './texts.ts'
import { Unfinished } from './unfinished.tsx'

const PATH = '/tiep-nhan-ban-thao'

export const loader = () => null
export const headers = () => cacheFor('page')

/** What the press looks for, how it goes, what to prepare: to be read without scripts. Below it, in the browser, what is one's own. */
export default function IntakePage() {
  const { origin } = useShellData()
  const isMember = session.use().roles.length > 0
  return (
    <div className="wrap">
      <PageHead
        title="Tiếp nhận bản thảo"
        description="Thư Quán nhận giáo trình, chuyên khảo, sách tham khảo và sách dịch quanh năm. Gửi trong mười phút, luôn biết bản thảo đang ở đâu."
        path={PATH}
        things={import.meta.env.SSR && [breadcrumbData(origin, [{ title: 'Tiếp nhận bản thảo' }], PATH)]}
      />
      <Breadcrumbs crumbs={[{ title: 'Tiếp nhận bản thảo' }]} />
      <section className={styles.hero}>
        <div>
          <p className={styles.eyebrow}>Tiếp nhận bản thảo</p>
          <h1>Bản thảo của bạn sẽ có người đọc, và có câu trả lời</h1>
          <p className={styles.lead}>
            Thư Quán nhận giáo trình, chuyên khảo, sách tham khảo và sách dịch quanh năm. Trung bình chín tuần từ khi gửi đến khi
            có quyết định.
          </p>
          <p className={styles.ways}>
            <LinkButton to="/tao-ban-thao" look="son">
              Bắt đầu gửi bản thảo
            </LinkButton>
            <LinkButton to={isMember ? '#cua-toi' : '#theo-doi'}>Xem hồ sơ đã gửi</LinkButton>
          </p>
          <Unfinished className={styles.small} />
        </div>
        <Picture
          url="/media/scenes/roofs.webp"
          alt=""
          width={1600}
          height={900}
          widths={[400, 800, 1200]}
          sizes="(max-width: 1023px) 100vw, 620px"
          isMain
          className={styles.picture}
        />
      </section>
      <OwnManuscripts />
      <section aria-labelledby="duong-di">
        <h2 id="duong-di">Đường đi của một bản thảo</h2>
        <ol className={styles.path}>
          {PATH_OF_A_MANUSCRIPT.map(({ title, text, time }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
              <small>{time}</small>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.two}>
        <div>
          <section aria-labelledby="chung-toi-nhan">
            <h2 id="chung-toi-nhan">Chúng tôi nhận</h2>
            <ul className={styles.kinds}>
              {KINDS.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  {text}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="cau-hoi" className={styles.faq}>
            <h2 id="cau-hoi">Câu hỏi thường gặp</h2>
            {QUESTIONS.map(({ question, answer }, at) => (
              <details key={question} open={at === 0}>
                <summary>
                  {question}
                  <ChevronDown size="2rem" aria-hidden="true" />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </section>
        </div>
        <aside aria-label="Chuẩn bị và theo dõi">
          <Prepare />
          <Follow isMember={isMember} />
        </aside>
      </div>
    </div>
  )
}

const icon = { size: '2rem', 'aria-hidden': true } as const

function Prepare() {
  return (
    <div id="chuan-bi" className={styles.anchor}>
      <Panel title="Bạn cần chuẩn bị">
        <ul className={styles.list}>
          <li>
            <FileText {...icon} />
            <span>Tệp bản thảo .docx, .doc, .odt, .rtf hoặc .pdf, tối đa 100 MB; hình ảnh gói trong tệp .zip</span>
          </li>
          <li>
            <PencilLine {...icon} />
            <span>Tóm tắt 100–3.000 ký tự</span>
          </li>
          <li>
            <UserRound {...icon} />
            <span>Tên, email, điện thoại và đơn vị của tác giả chính</span>
          </li>
          <li>
            <Copyright {...icon} />
            <span>Cam kết bản quyền và hiện không nộp ở nhà xuất bản nào khác</span>
          </li>
        </ul>
        <Templates />
      </Panel>
    </div>
  )
}

/** Works without scripts: the code goes along to the page that asks for the mailbox. */
function Follow({ isMember }: { isMember: boolean }) {
  return (
    <section id="theo-doi" aria-labelledby="theo-doi-tieu-de" className={styles.follow}>
      <h2 id="theo-doi-tieu-de">{isMember ? 'Đã gửi bản thảo khi chưa đăng nhập?' : 'Đã gửi bản thảo mà không có tài khoản?'}</h2>
      <p>Mã hồ sơ nằm trong thư biên nhận; liên kết trong thư ấy mở thẳng hồ sơ.</p>
      <form action="/tra-cuu-ban-thao" className={styles.track}>
        <Field label="Mã hồ sơ">
          <Input name="code" placeholder="BT-2026-0143" autoComplete="off" spellCheck={false} maxLength={30} required />
        </Field>
        <Button type="submit">Tra cứu</Button>
      </form>
    </section>
  )
}
