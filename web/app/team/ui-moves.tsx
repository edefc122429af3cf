import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { openPanel } from '../shell/panels/panel-store.ts'
import { Button } from '../ui/form/button.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { Section } from '../ui/layout/section.tsx'
import { TabLinks, Tabs } from '../ui/layout/tabs.tsx'
import { Chip, ChipLink, Chips } from '../ui/mark/chip.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './ui-page.module.css'
import { Row } from './ui-row.tsx'

const TABS = [
  { id: 'gioi-thieu', title: 'Giới thiệu', panel: <p>Công trình là kết quả của nhiều năm nghiên cứu.</p> },
  { id: 'muc-luc', title: 'Mục lục', panel: <p>Mở đầu: Một quyển sổ và một vùng đất.</p> },
  { id: 'chi-tiet', title: 'Chi tiết', panel: <p>ISBN 978-604-4990-55-2</p> },
  { id: 'khoa-hoc', title: 'Khoá học kèm', panel: <p>Đọc địa bạ cho người mới.</p> },
  { id: 'danh-gia', title: 'Đánh giá (38)', panel: <p>Giấy đẹp, bìa cứng chắc tay.</p> },
]

export function Moves() {
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

export function OnTop() {
  const [place, setPlace] = useState<'middle' | 'left' | 'right' | 'popup' | null>(null)
  return (
    <Section title="Nằm trên trang">
      <Row>
        <Button onClick={() => showToast('Đã thêm vào giỏ hàng', { link: { title: 'Xem giỏ', url: '/gio-hang' } })}>
          <ShoppingCart size="1.8rem" aria-hidden="true" /> Báo xong
        </Button>
        {(['error', 'warning', 'info'] as const).map((variant) => (
          <Button key={variant} onClick={() => showToast('Mã giảm giá không hợp lệ', { variant })}>
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
