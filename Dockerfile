# The server of Kursbuch: `docker build -t kursbuch .`, or `docker compose up` with everything around it.
FROM python:3.12-slim AS build
WORKDIR /source
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
RUN python -m venv /opt/kursbuch
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY web web
COPY tools tools
# The package brings the web client and, with a C compiler, the compiled router.
RUN /opt/kursbuch/bin/pip install --no-cache-dir .

FROM python:3.12-slim
RUN useradd --system --create-home --home-dir /var/lib/kursbuch kursbuch
COPY --from=build /opt/kursbuch /opt/kursbuch
ENV PATH=/opt/kursbuch/bin:$PATH KURSBUCH_DATABASE=sqlite:////var/lib/kursbuch/kursbuch.sqlite3
USER kursbuch
WORKDIR /var/lib/kursbuch
VOLUME /var/lib/kursbuch
EXPOSE 8630
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8630/readyz', timeout=4)"]
CMD ["kursbuch", "serve", "--host", "0.0.0.0", "--port", "8630"]
