import {
  createCompanyTemplate,
  deleteCompanyTemplate,
  listCompanyTemplates,
  openCompanyTemplate,
  renderExampleTemplate,
  replaceCompanyTemplate,
  updateCompanyTemplate,
} from '@hopgon/contract/minutes/templates/routes';
import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** The company's own templates of minutes and of documents written from them. */
export const companyTemplatesQuery = queryOptions({
  queryKey: ['company', 'minutes-templates'],
  queryFn: ({ signal }) => call(listCompanyTemplates, {}, { signal }),
});

const useReadAgain = () => useInvalidate(companyTemplatesQuery.queryKey, ['minutes']);

type Upload =
  | { readonly file: File; readonly form: TemplateForm; readonly key: string }
  | { readonly file: File; readonly companyTemplateId: string };

/** A new template, or a new file of one. */
export const useUploadTemplate = () =>
  useMutation({
    mutationFn: (upload: Upload) => {
      const body = new FormData();
      body.append('file', upload.file);
      if ('form' in upload) {
        const { form, key } = upload;
        return call(createCompanyTemplate, { params: { form }, body }, { idempotencyKey: key });
      }
      const { companyTemplateId } = upload;
      return call(replaceCompanyTemplate, { params: { companyTemplateId }, body });
    },
    onSettled: useReadAgain(),
  });

type TemplateChange = CallInput<typeof updateCompanyTemplate>['body'] & { companyTemplateId: string };

export const useUpdateTemplate = () =>
  useMutation({
    mutationFn: ({ companyTemplateId, ...body }: TemplateChange) =>
      call(updateCompanyTemplate, { params: { companyTemplateId }, body }),
    onSettled: useReadAgain(),
  });

export const useDeleteTemplate = () =>
  useMutation({
    mutationFn: (companyTemplateId: string) => call(deleteCompanyTemplate, { params: { companyTemplateId } }),
    onSettled: useReadAgain(),
  });

/** Saves a template as it was uploaded, or filled with an example. */
export const useSaveTemplate = () =>
  useMutation({
    mutationFn: async ({ id, filled }: { readonly id: string; readonly filled: 'yes' | 'no' }) =>
      saveFile(
        await callForFile(openCompanyTemplate, { params: { companyTemplateId: id }, query: { filled } }),
      ),
  });

/** Saves the standard layout with its places, to begin a template from. */
export const useSaveExampleTemplate = () =>
  useMutation({
    mutationFn: async (form: TemplateForm) =>
      saveFile(await callForFile(renderExampleTemplate, { params: { form } })),
  });
