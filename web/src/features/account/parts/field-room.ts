// Room for one line of explanation is kept free: a fault that appears between press and release must
// not move the button away from under the pointer.
export const fieldRoom = 'min-h-[6.375rem] max-desk:min-h-[6.625rem]'
