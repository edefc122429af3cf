/** Prices for many copies. */

export const BULK_NOT_FOUND = { status: 404, message: 'Không có yêu cầu báo giá này' }
