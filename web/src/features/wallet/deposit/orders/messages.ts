/** Texts of cancelling an order, for both pages. */
export const cancelText = {
  ask: '确定取消这张订单吗？如果您已经付款，请不要取消。取消后到账的款项仍会入账，但可能需要更长时间。',
  sure: '确定取消',
  keep: '暂不取消',
  done: '订单已取消',
} as const
