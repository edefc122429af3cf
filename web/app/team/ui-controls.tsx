import { BookOpen, Heart, LogOut, User } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, LinkButton } from '../ui/form/button.tsx'
import { Checkbox, Radio, RadioOption, SegmentedChoice, SegmentedLinks } from '../ui/form/choice.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input, PasswordInput, Select, Textarea } from '../ui/form/input.tsx'
import { Quantity } from '../ui/form/quantity.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './ui-page.module.css'
import { Row } from './ui-row.tsx'

export function Buttons() {
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
          trigger="Xin chào, Nguyễn Thuỳ Dư…"
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

export function Fields() {
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
        <Field label="Mã giảm giá" isOptional success="Đã áp dụng: giảm 50.000 ₫">
          <Input placeholder="Ví dụ TUUTRUONG50" />
        </Field>
        <Field label="Email" hint="Không đổi được ở đây.">
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

export function Choices() {
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
