import type {
  ManuscriptField,
  ManuscriptFileRole,
  ManuscriptFormat,
  ManuscriptKind,
  ManuscriptStanding,
  PublicationStep,
  Recommendation,
  ReviewCriterion,
  ReviewState,
  ScanState,
} from './enums.ts'

/** What people read for each value; pages, letters and the export say the same. */
export const KIND_NAMES: Record<ManuscriptKind, string> = {
  textbook: 'Giáo trình',
  monograph: 'Chuyên khảo',
  reference: 'Sách tham khảo',
  translation: 'Sách dịch',
  proceedings: 'Kỷ yếu',
  children: 'Sách thiếu nhi',
  other: 'Loại khác',
}
export const FIELD_NAMES: Record<ManuscriptField, string> = {
  naturalSciences: 'Khoa học tự nhiên',
  technology: 'Kỹ thuật – Công nghệ',
  medicine: 'Y – Dược',
  agriculture: 'Nông nghiệp – Môi trường',
  socialSciences: 'Khoa học xã hội',
  humanities: 'Nhân văn – Lịch sử',
  economics: 'Kinh tế – Quản lý',
  law: 'Luật',
  education: 'Giáo dục',
  languages: 'Ngôn ngữ',
  arts: 'Nghệ thuật',
  other: 'Lĩnh vực khác',
}
export const STANDING_NAMES: Record<ManuscriptStanding, string> = {
  person: 'Cá nhân',
  group: 'Nhóm tác giả',
  organisation: 'Tổ chức',
}
export const FORMAT_NAMES: Record<ManuscriptFormat, string> = { print: 'Sách in', digital: 'Sách điện tử', both: 'Cả hai' }
export const ROLE_NAMES: Record<ManuscriptFileRole, string> = {
  manuscript: 'Bản thảo',
  outline: 'Đề cương, mục lục',
  figures: 'Hình ảnh, tệp nguồn',
  cv: 'Lý lịch khoa học',
  appraisal: 'Hồ sơ thẩm định',
  rights: 'Giấy tờ bản quyền',
  reply: 'Thư phản hồi',
  other: 'Tệp khác',
  edited: 'Bản biên tập',
  proof: 'Bản bông',
}
export const SCAN_NAMES: Record<ScanState, string> = {
  unscanned: 'Chưa quét mã độc',
  scanning: 'Đang quét mã độc',
  clean: 'Không có mã độc',
  infected: 'Nhiễm mã độc',
  failed: 'Chưa quét được',
}
export const REVIEW_STATE_NAMES: Record<ReviewState, string> = {
  invited: 'Đã mời',
  accepted: 'Đã nhận lời',
  declined: 'Từ chối',
  submitted: 'Đã nhận xét',
  cancelled: 'Đã huỷ lời mời',
}
export const CRITERION_NAMES: Record<ReviewCriterion, string> = {
  originality: 'Tính mới',
  accuracy: 'Độ chính xác, trích dẫn',
  structure: 'Bố cục',
  language: 'Diễn đạt',
  usefulness: 'Giá trị với bạn đọc',
}
export const RECOMMENDATION_NAMES: Record<Recommendation, string> = {
  accept: 'Nên xuất bản',
  minor: 'Nên xuất bản sau khi sửa ít',
  major: 'Cần sửa nhiều rồi đọc lại',
  reject: 'Không nên xuất bản',
}
export const STEP_NAMES: Record<PublicationStep, string> = {
  registration: 'Xác nhận đăng ký xuất bản',
  decision: 'Quyết định xuất bản',
  isbn: 'Mã số ISBN',
  deposit: 'Nộp lưu chiểu',
}
