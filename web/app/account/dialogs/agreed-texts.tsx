import { Link } from 'react-router'

/** The links beside the checkbox open in a new tab, so that reading them does not lose the form. */
export const AgreedTexts = () => (
  <>
    Tôi đồng ý với{' '}
    <Link to="/dieu-khoan-su-dung" target="_blank">
      điều khoản sử dụng
    </Link>{' '}
    và{' '}
    <Link to="/chinh-sach-bao-mat" target="_blank">
      chính sách bảo mật
    </Link>
  </>
)
