import { BookOpen, Check, ChevronDown, Clock, Heart, LogOut, ShoppingCart, User } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { changeSettings, settings, THEMES } from '../lib/settings.ts'
import { openPanel } from '../shell/panel-store.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Chip, ChipLink, Chips } from '../ui/chip.tsx'
import { Checkbox, Radio, RadioOption, SegmentedChoice, SegmentedLinks } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { Input, PasswordInput, Select, Textarea } from '../ui/input.tsx'
import { Menu } from '../ui/menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Panel } from '../ui/panel.tsx'
import { Price } from '../ui/price.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { Rating, Stars } from '../ui/rating.tsx'
import { Section } from '../ui/section.tsx'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '../ui/skeleton.tsx'
import { TabLinks, Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { showToast } from '../ui/toast-store.ts'
import styles from './ui-page.module.css'

/** For the people who build the site; visitors never see it. */
export function loader() {
  if (import.meta.env.PROD) throw new Response('Không có trang này', { status: 404 })
  return null
}

export default function UiPage() {
  const { theme } = settings.use()
  return (
    <div className="wrap">
      <title>Các phần giao diện – Thư Quán</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs crumbs={[{ title: 'Các phần giao diện' }]} />
      <h1>Các phần giao diện</h1>
      <SegmentedChoice
        legend="Màu trang"
        options={THEMES.map((value) => ({ value, title: value }))}
        value={theme}
        onChange={(next) => changeSettings({ theme: next })}
        className={styles.themes}
      />
      <Buttons />
      <Fields />
      <Choices />
      <Moves />
      <Words />
      <Waiting />
      <OnTop />
    </div>
  )
}

function Buttons() {
  return (
    <Section title="Nút">
      <Row>
        {(['son', 'lam', 'line', 'text'] as const).map((look) => (
          <Button key={look} look={look}>
            Nút {look}
          </Button>
        ))}
        <Button look="son" isBusy>
          Đang gửi
        </Button>
        <Button disabled>Không bấm được</Button>
        <Button isSmall>Nhỏ</Button>
        <LinkButton to="/_ui" look="lam">
          Liên kết
        </LinkButton>
        <IconButton label="Yêu thích">
          <Heart size="2rem" aria-hidden="true" />
        </IconButton>
        <Menu
          trigger={
            <>
              Xin chào, Nguyễn Thuỳ Dư… <ChevronDown size="1.6rem" aria-hidden="true" />
            </>
          }
          items={[
            { title: 'Thông tin tài khoản', url: '/_ui#1', icon: <User aria-hidden="true" /> },
            { title: 'Thư viện của tôi', url: '/_ui#2', icon: <BookOpen aria-hidden="true" /> },
            { title: 'Đăng xuất', onSelect: () => showToast('Đã chọn Đăng xuất'), icon: <LogOut aria-hidden="true" /> },
          ]}
        />
      </Row>
    </Section>
  )
}

function Fields() {
  const [quantity, setQuantity] = useState(1)
  return (
    <Section title="Ô nhập">
      <div className={styles.form}>
        <Field label="Họ và tên">
          <Input defaultValue="Nguyễn Thuỳ Dương" autoComplete="name" />
        </Field>
        <Field label="Số điện thoại" error="Số điện thoại có ít nhất 10 số">
          <Input defaultValue="0912 34" inputMode="tel" />
        </Field>
        <Field label="Mật khẩu" hint="Ít nhất 8 ký tự.">
          <PasswordInput defaultValue="mat-khau-dai" autoComplete="off" />
        </Field>
        <Field label="Tỉnh, thành phố">
          <Select defaultValue="hn">
            <option value="hn">Thành phố Hà Nội</option>
            <option value="hue">Thành phố Huế</option>
          </Select>
        </Field>
        <Field label="Mã khuyến mãi" isOptional success="Đã áp dụng: giảm 50.000 ₫">
          <Input placeholder="Ví dụ TUUTRUONG50" />
        </Field>
        <Field label="Thư điện tử" hint="Không đổi được ở đây.">
          <Input readOnly value="duong@thuquan.example" />
        </Field>
        <Field label="Không dùng được">
          <Input disabled defaultValue="Đã khoá" />
        </Field>
        <Field label="Phường, xã" error="Bạn chưa chọn phường, xã">
          <Select defaultValue="">
            <option value="">Chọn phường, xã</option>
          </Select>
        </Field>
        <Field label="Ghi chú cho người giao" isOptional>
          <Textarea placeholder="Gọi trước khi đến" />
        </Field>
      </div>
      <Row>
        <Quantity value={quantity} onChange={setQuantity} max={5} />
        <Quantity isSmall value={quantity} onChange={setQuantity} max={5} label="Số lượng nhỏ" />
        <Quantity isDisabled value={1} onChange={setQuantity} label="Số lượng khoá" />
        <span>Nhiều nhất 5, đang là {quantity}</span>
      </Row>
    </Section>
  )
}

function Choices() {
  const [pay, setPay] = useState('card')
  const [format, setFormat] = useState<'paper' | 'digital' | 'audio'>('paper')
  const option = (value: string) => ({ name: 'pay', value, checked: pay === value, onChange: () => setPay(value) })
  return (
    <Section title="Lựa chọn">
      <div className={styles.form}>
        <div>
          <Checkbox label="Tôi đồng ý với điều khoản giao dịch chung" />
          <Checkbox label="Nhận tin sách mới" hint="Mỗi tháng một thư, bỏ lúc nào cũng được." defaultChecked />
          <Checkbox label="Bắt buộc" error="Bạn cần đồng ý với điều khoản để đặt hàng" />
          <Checkbox label="Không chọn được" disabled />
          <Radio name="price" label="Dưới 100.000 ₫" defaultChecked />
          <Radio name="price" label="Từ 100.000 đến 150.000 ₫" />
        </div>
        <fieldset>
          <legend className="visually-hidden">Cách trả tiền</legend>
          <RadioOption {...option('card')} title="Thẻ ngân hàng hoặc mã QR" hint="Thẻ nội địa, thẻ quốc tế" beside="0 ₫">
            <Field label="Tên in trên thẻ">
              <Input />
            </Field>
          </RadioOption>
          <RadioOption {...option('epay')} title="Ví và tài khoản Epay" hint="Chuyển sang trang Epay để xác nhận" />
          <RadioOption {...option('cod')} title="Trả tiền khi nhận" hint="Đơn này chỉ có bản điện tử" disabled />
        </fieldset>
        <SegmentedChoice
          legend="Hình thức"
          options={[
            { value: 'paper', title: 'Sách giấy', hint: '146.000 ₫' },
            { value: 'digital', title: 'Sách điện tử', hint: '86.000 ₫' },
            { value: 'audio', title: 'Sách nói', hint: 'Chưa có', isDisabled: true },
          ]}
          value={format}
          onChange={setFormat}
        />
        <SegmentedLinks
          legend="Hình thức, là trang riêng"
          items={[
            { title: 'Sách giấy', hint: '146.000 ₫', url: '/_ui', isCurrent: true },
            { title: 'Sách điện tử', hint: '86.000 ₫', url: '/_ui?dien-tu', isCurrent: false },
          ]}
        />
      </div>
    </Section>
  )
}

const TABS = [
  { id: 'gioi-thieu', title: 'Giới thiệu', panel: <p>Công trình là kết quả của nhiều năm nghiên cứu.</p> },
  { id: 'muc-luc', title: 'Mục lục', panel: <p>Mở đầu: Một quyển sổ và một vùng đất.</p> },
  { id: 'chi-tiet', title: 'Chi tiết', panel: <p>ISBN 978-604-4990-55-2</p> },
  { id: 'khoa-hoc', title: 'Khoá học kèm', panel: <p>Đọc địa bạ cho người mới.</p> },
  { id: 'danh-gia', title: 'Đánh giá (38)', panel: <p>Giấy đẹp, bìa cứng chắc tay.</p> },
]

function Moves() {
  return (
    <Section title="Đi lại">
      <Tabs label="Về cuốn sách" tabs={TABS} />
      <div className={styles.space}>
        <TabLinks
          label="Đơn hàng theo trạng thái"
          links={[
            { title: 'Tất cả', url: '/_ui', isCurrent: true },
            { title: 'Chờ thanh toán', url: '/_ui?cho', isCurrent: false },
            { title: 'Đang giao', url: '/_ui?giao', isCurrent: false },
            { title: 'Đã xong', url: '/_ui?xong', isCurrent: false },
          ]}
        />
      </div>
      <Row>
        <Chips isScroller>
          <ChipLink to="/_ui" isRemovable>
            Từ 2022 đến nay
          </ChipLink>
          <ChipLink to="/_ui" isRemovable>
            Còn hàng
          </ChipLink>
          <Button look="text" isSmall>
            Xoá tất cả
          </Button>
          <Chip isOn>Lớp 1</Chip>
          <Chip isOn={false}>Lớp 2</Chip>
          <Chip disabled>Lớp 3</Chip>
        </Chips>
      </Row>
      <Pagination page={1} totalPage={2} hrefOf={(n) => `?page=${n}`} label="Ít trang" />
      <Pagination page={12} totalPage={24} hrefOf={(n) => `?page=${n}`} label="Nhiều trang" />
      <Pagination page={1234} totalPage={1240} hrefOf={(n) => `?page=${n}`} label="Rất nhiều trang" />
    </Section>
  )
}

function Words() {
  return (
    <Section title="Chữ nghĩa">
      <Row>
        <Tag>Chưa đủ</Tag>
        <Tag tone="lam" icon={<Clock aria-hidden="true" />}>
          Đang xử lí
        </Tag>
        <Tag tone="luc" icon={<Check aria-hidden="true" />}>
          Đã mua sách
        </Tag>
        <Tag tone="vang">Chờ thanh toán</Tag>
        <Tag tone="son">Giảm 25%</Tag>
        <Rating value={4.7} />
        <Stars value={4} />
        <Price price={146_000} listPrice={172_000} discountPercent={15} />
      </Row>
      <Price price={146_000} listPrice={172_000} discountPercent={15} isLarge />
      <div className={styles.form}>
        <Notice>Miễn phí giao hàng cho đơn từ 250.000 ₫.</Notice>
        <Notice tone="success" title="Đặt hàng thành công">
          Mã đơn của bạn là TQ-0011.
        </Notice>
        <Notice tone="warning" title="Chỉ còn 2 cuốn">
          Số lượng trong giỏ đã được giảm.
        </Notice>
        <Notice tone="error" title="Chưa gửi được" action={<Button isSmall>Thử lại</Button>}>
          Bạn kiểm tra kết nối rồi thử lại nhé.
        </Notice>
        {(['son', 'lam', 'luc', 'vang'] as const).map((tone, index) => (
          <ProgressBar key={tone} value={index + 1} max={4} tone={tone} label={`Đã xong ${index + 1} trên 4`} />
        ))}
      </div>
    </Section>
  )
}

function Waiting() {
  return (
    <Section title="Chờ và trống">
      <div className={styles.form}>
        <Loading className={styles.cards}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
        <div>
          <SkeletonBlock />
          <SkeletonText lines={3} />
        </div>
        <Panel title="Đơn hàng" action={<Button isSmall>Xem tất cả</Button>}>
          <EmptyState isSmall title="Chưa có đơn hàng nào" sentence="Đơn bạn đặt sẽ nằm ở đây.">
            <LinkButton to="/san-pham">Xem sách</LinkButton>
          </EmptyState>
        </Panel>
      </div>
      <EmptyState
        title="Giỏ hàng đang trống"
        sentence="Bạn chưa chọn cuốn nào. Mời bạn dạo một vòng kệ sách mới, hoặc tìm theo tên sách."
      >
        <LinkButton to="/san-pham" look="lam">
          Xem tất cả sách
        </LinkButton>
        <LinkButton to="/trang-chu" look="text">
          Về trang chủ
        </LinkButton>
      </EmptyState>
    </Section>
  )
}

function OnTop() {
  const [place, setPlace] = useState<'middle' | 'left' | 'right' | 'popup' | null>(null)
  return (
    <Section title="Nằm trên trang">
      <Row>
        <Button onClick={() => showToast('Đã thêm vào giỏ hàng', { link: { title: 'Xem giỏ', url: '/gio-hang' } })}>
          <ShoppingCart size="1.8rem" aria-hidden="true" /> Báo xong
        </Button>
        {(['error', 'warning', 'info'] as const).map((variant) => (
          <Button key={variant} onClick={() => showToast('Mã khuyến mãi không hợp lệ', { variant })}>
            Báo {variant}
          </Button>
        ))}
        {(['middle', 'left', 'right', 'popup'] as const).map((name) => (
          <Button key={name} onClick={() => setPlace(name)}>
            Hộp {name}
          </Button>
        ))}
        {(['settings', 'quick', 'help'] as const).map((name) => (
          <Button key={name} onClick={() => openPanel.set(name)}>
            Bảng {name}
          </Button>
        ))}
      </Row>
      <Dialog isOpen={place !== null} onClose={() => setPlace(null)} title="Hộp thoại" place={place ?? 'middle'}>
        <p>Nội dung của hộp.</p>
        <Button onClick={() => showToast('Thông báo nằm trên cả hộp thoại')}>Báo</Button>
      </Dialog>
    </Section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
