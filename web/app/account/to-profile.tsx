import { redirect } from 'react-router'

/** SPEC §2.3: the bare account address leads to the profile. */
export const loader = () => redirect('/tai-khoan/thong-tin-tai-khoan', 302)
