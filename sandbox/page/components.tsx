import { useState } from "preact/hooks";
import type { ContainerChild, Gallery, MessageComponent, RowChild, Section } from "./component-schema.ts";
import { ButtonView, SelectView } from "./controls.tsx";
import { FileIcon } from "./icons.tsx";
import { Markdown } from "./markdown-view.tsx";
import { PictureGrid } from "./pictures.tsx";
import type { Attachment } from "./protocol.ts";

interface Props {
  components: readonly MessageComponent[];
  /** Sizes of pictures that a component does not give itself. */
  attachments: readonly Attachment[];
}

/** The components of a message, of the first kind (rows) and of the second (containers, sections, galleries…). */
export function Components({ components, attachments }: Props) {
  if (components.length === 0) return null;
  return (
    <div class="components">
      {components.map((component, index) => (
        <ComponentView key={index} component={component} attachments={attachments} />
      ))}
    </div>
  );
}

type One = { component: MessageComponent | ContainerChild; attachments: readonly Attachment[] };

function ComponentView({ component, attachments }: One) {
  switch (component.type) {
    case 1:
      return <Row parts={component.components} />;
    case 9:
      return <SectionView section={component} attachments={attachments} />;
    case 10:
      return <Markdown text={component.content} />;
    case 11:
      return <PictureGrid items={[sized(component.media, component.description, attachments)]} />;
    case 12:
      return <GalleryView gallery={component} attachments={attachments} />;
    case 13:
      return <FileLink url={component.file.url} name={component.name ?? fileName(component.file.url)} />;
    case 14:
      return (
        <hr
          class={`separator${component.spacing === 2 ? " is-large" : ""}${component.divider === false ? " is-blank" : ""}`}
        />
      );
    case 17:
      return (
        <Container accent={component.accent_color} spoiler={component.spoiler === true}>
          {component.components.map((child, index) => (
            <ComponentView key={index} component={child} attachments={attachments} />
          ))}
        </Container>
      );
    case "unknown":
      return <Odd number={component.number} />;
  }
}

function Container(props: {
  accent: number | null | undefined;
  spoiler: boolean;
  children: preact.ComponentChildren;
}) {
  const [shown, setShown] = useState(!props.spoiler);
  const style =
    typeof props.accent === "number" ? { "--bar": cssColour(props.accent) } : { "--bar": "transparent" };
  return (
    <div class={`container${typeof props.accent === "number" ? " has-accent" : ""}`} style={style}>
      {shown ? (
        props.children
      ) : (
        <button type="button" class="button button-2" onClick={() => setShown(true)}>
          Show the hidden part
        </button>
      )}
    </div>
  );
}

/** A colour number of Discord's as CSS. */
export function cssColour(colour: number): string {
  return `#${colour.toString(16).padStart(6, "0")}`;
}

function Row({ parts }: { parts: readonly RowChild[] }) {
  return (
    <div class="row">
      {parts.map((part, index) => (
        <RowPart key={index} part={part} />
      ))}
    </div>
  );
}

function RowPart({ part }: { part: RowChild }) {
  switch (part.type) {
    case 2:
      return <ButtonView button={part} />;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return <SelectView select={part} />;
    case 4:
      return <Odd number={4} />;
    case "unknown":
      return <Odd number={part.number} />;
  }
}

function SectionView({ section, attachments }: { section: Section; attachments: readonly Attachment[] }) {
  const { accessory } = section;
  return (
    <div class="section">
      <div class="section-text">
        {section.components.map((part, index) =>
          part.type === 10 ? (
            <Markdown key={index} text={part.content} />
          ) : (
            <Odd key={index} number={part.number} />
          ),
        )}
      </div>
      {accessory?.type === 2 && <ButtonView button={accessory} />}
      {accessory?.type === 11 && (
        <div class="thumbnail">
          <PictureGrid items={[sized(accessory.media, accessory.description, attachments)]} />
        </div>
      )}
    </div>
  );
}

function GalleryView({ gallery, attachments }: { gallery: Gallery; attachments: readonly Attachment[] }) {
  return (
    <PictureGrid
      items={gallery.items.map((item) => ({
        ...sized(item.media, item.description, attachments),
        spoiler: item.spoiler === true,
      }))}
    />
  );
}

function sized(
  media: { url: string; width?: number | null | undefined; height?: number | null | undefined },
  description: string | null | undefined,
  attachments: readonly Attachment[],
) {
  const file = attachments.find((attachment) => attachment.url === media.url);
  return {
    url: media.url,
    alt: description ?? file?.description ?? "",
    width: media.width ?? file?.width,
    height: media.height ?? file?.height,
  };
}

function fileName(url: string): string {
  return decodeURIComponent(url.split(/[?#]/)[0]?.split("/").at(-1) ?? "file");
}

/** A file to download. */
export function FileLink({ url, name }: { url: string; name: string }) {
  return (
    <a class="file" href={url} target="_blank" rel="noreferrer" download={name}>
      <FileIcon />
      <span>{name}</span>
    </a>
  );
}

/** What this page cannot draw is named, not hidden. */
function Odd({ number }: { number: number }) {
  return <p class="md-sub">A component of type {number} cannot be shown here.</p>;
}
