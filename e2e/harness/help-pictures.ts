import type { Browser, Page } from '@playwright/test'
import { memberReady } from './member-ready.ts'
import { inEach } from './picture-pages.ts'
import type { Site } from './site.ts'
import { shoot, takePicture } from './take-picture.ts'
import { openPath, type Visit } from './visit.ts'

const search = (page: Page) => page.getByRole('main').getByRole('searchbox')

const screens: Record<string, Visit> = {
  'help-deposit': openPath('/app/help/ck', '存款'),
  'help-promotions': openPath('/app/help/yhgz', '优惠规则'),
  'help-tables': openPath('/app/help/zrwt', '真人问题'),
  'help-terms': openPath('/app/help/gztk', /条款/),
  'help-search': async (page) => {
    await search(page).fill('验证码')
    await page.getByRole('list', { name: '搜索结果' }).waitFor()
  },
  'help-nothing-found': async (page) => {
    await search(page).fill('火星旅行团')
    await page.getByText('没有找到相关内容').last().waitFor()
  },
  'support-drawer': async (page, site) => {
    await openPath('/app/help/zxkf', '在线客服')(page, site)
    await page.getByRole('button', { name: '联系在线客服' }).click()
    await page.getByRole('dialog', { name: '在线客服' }).waitFor()
  },
  download: openPath('/download', /./),
  sponsor: openPath('/sponsor', /./),
}

const openOfflinePage = (page: Page, site: Site) => page.goto(`${site.address}/offline.html`)

/** Help, customer service, download, partners, the offline page, and new terms that a member is asked about. */
export const shootHelp = async (browser: Browser, site: Site): Promise<void> => {
  await inEach(browser, async (page, mark, open) => {
    await shoot(page, site, screens, mark)
    await openOfflinePage(page, site)
    await takePicture(page, `offline-${mark}`)
    const member = await open()
    await memberReady(member, site)
    await site.query`
      insert into legal_version (name, version, published_at, change_cn, change_tw, document_cn, document_tw)
      select name, version + 1, now() + interval '1 hour', '新增代理条款', '新增代理條款', document_cn, document_tw
      from legal_version where name = 'terms' order by version desc limit 1`
    await member.goto(`${site.address}/home`)
    await member.getByRole('dialog', { name: '规则与条款已更新' }).getByRole('article').waitFor()
    await takePicture(member, `new-terms-${mark}`)
    await member.context().close()
  })
}
