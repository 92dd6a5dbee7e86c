# A signed GET request.
# Usage: Rscript signed_get.R "/api/project.json?max=5"
library(base64enc)
library(curl)
library(digest)

path <- commandArgs(trailingOnly = TRUE)[1]
invisible(Sys.setlocale("LC_TIME", "C")) # English names of days and months
date <- format(Sys.time(), "%a, %d %b %Y %H:%M:%S +0000", tz = "UTC")

# Method, empty content checksum, empty content type, date,
# path with its query string.
message <- paste("GET", "", "", date, path, sep = "\n")
key <- Sys.getenv("CYTOMINE_PRIVATE_KEY")
hash <- hmac(key, message, algo = "sha1", serialize = FALSE, raw = TRUE)
signature <- base64encode(hash)

request <- new_handle()
public_key <- Sys.getenv("CYTOMINE_PUBLIC_KEY")
authorization <- paste0("CYTOMINE ", public_key, ":", signature)
handle_setheaders(request, Date = date, Authorization = authorization)
url <- paste0(Sys.getenv("CYTOMINE_HOST"), path)
answer <- curl_fetch_memory(url, handle = request)
cat("Status", answer$status_code, "\n")
cat(rawToChar(answer$content), "\n")
