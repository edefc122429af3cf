/** What an affiliate shares; any other page with the same key counts too. */
export const linkOf = (publicUrl: string, code: string) => `${publicUrl}/trang-chu?affiliateCode=${code}`
