import { saveBlob } from '../../../../platform/export/save-file.ts'

const fileOf = async (canvas: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('the canvas gave no picture')
  return new File([blob], name, { type: 'image/png' })
}

/** Whether this browser shares pictures; desktop browsers mostly do not. */
export const canShare = (): boolean => {
  const probe = new File([], 'probe.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [probe] })
}

export const savePicture = async (canvas: HTMLCanvasElement, name: string): Promise<void> => {
  saveBlob(name, await fileOf(canvas, name))
}

/** Resolves too where the member closes the browser's own choice of apps. */
export const sharePicture = async (canvas: HTMLCanvasElement, name: string): Promise<void> => {
  try {
    await navigator.share({ files: [await fileOf(canvas, name)] })
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault
  }
}
